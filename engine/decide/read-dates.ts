import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { Stop } from './run.ts';

const written = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Milliseconds since 1970 of a date: a number as it is, or text such as `2026-11-21` (its first moment in UTC) or
 * `2026-11-21T09:30+01:00`. `undefined` where it is neither.
 */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !written.test(value)) return undefined;
  const moment = Date.parse(value);
  // JavaScript reads 30 February as 2 March: a day that is not in the calendar is no date.
  const day = new Date(`${value.slice(0, 10)}T00:00Z`);
  return Number.isNaN(moment) || day.toJSON()?.slice(0, 10) !== value.slice(0, 10) ? undefined : moment;
}

export function needMoment(value: unknown): number {
  const moment = momentOf(value);
  if (moment === undefined) throw new Stop(`needs a date as 2026-11-21, not ${JSON.stringify(value)?.slice(0, 80) ?? 'nothing'}`);
  return moment;
}

/** Whole days from one moment to another; negative when the other is earlier. */
export const daysBetween = (from: number, to: number): number => Math.floor((to - from) / dayMs) + 0;
