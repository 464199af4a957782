import { dayMs } from '#locale/dates-and-numbers/units-of-time';

/** Whole days from today to a date such as 2027-03-31, both as the calendar of UTC has them; negative: it has passed. Undefined for no date. Pure. */
export function daysUntil(date: string, now: number): number | undefined {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : Math.round((at - Math.floor(now / dayMs) * dayMs) / dayMs);
}
