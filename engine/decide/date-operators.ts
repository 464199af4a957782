import { daysBetween, needMoment } from './read-dates.ts';
import { readFact, type PlainOperator, type Run } from './run.ts';

const now = (run: Run): number => needMoment(readFact(run, 'now'));

/** Milliseconds from the second date to the first; of one date alone, from it to now. */
const distance = (run: Run, dates: readonly unknown[]): number =>
  dates.length < 2 ? now(run) - needMoment(dates[0]) : needMoment(dates[0]) - needMoment(dates[1]);

/** Operators on dates, by their names; json-logic does not have these. `clock.ts` has when their results change. */
export const dateOperators: readonly (readonly [string, PlainOperator])[] = [
  ['date', (_, [date]) => needMoment(date)],
  ['before', (run, args) => distance(run, args) < 0],
  ['after', (run, args) => distance(run, args) > 0],
  ['days_since', (run, [date]) => daysBetween(needMoment(date), now(run))],
  ['days_until', (run, [date]) => -daysBetween(needMoment(date), now(run)) + 0],
];
