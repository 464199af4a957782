import { dayMs } from '#locale/dates-and-numbers/units-of-time';

const hours = ['09:30', '11:00', '14:00', '15:30'];

/** Times of the next five working days after `now`, by day; ISO 8601, UTC. Pure. */
export function freeTimes(now: number): readonly (readonly string[])[] {
  const days = Array.from({ length: 9 }, (_, index) => new Date(now + (index + 1) * dayMs))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .slice(0, 5);
  return days.map((date) => hours.map((hour) => `${date.toISOString().slice(0, 10)}T${hour}:00.000Z`));
}
