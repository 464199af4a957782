import { daysBetween, needMoment } from './read-dates.ts';
import { readFact, type PlainOperator, type Run } from './run.ts';

const now = (run: Run): number => needMoment(readFact(run, 'now'));

/** Operators on dates, by their names; json-logic does not have these. `clock.ts` has when their results change. */
export const dateOperators: readonly (readonly [string, PlainOperator])[] = [
  ['date', (_, [date]) => needMoment(date)],
  ['before', (run, args) => (args.length < 2 ? now(run) < needMoment(args[0]) : needMoment(args[0]) < needMoment(args[1]))],
  ['after', (run, args) => (args.length < 2 ? now(run) > needMoment(args[0]) : needMoment(args[0]) > needMoment(args[1]))],
  ['days_since', (run, [date]) => daysBetween(needMoment(date), now(run))],
  ['days_until', (run, [date]) => -daysBetween(needMoment(date), now(run)) + 0],
];
