import type { AnswersJob } from './answers-job.ts';

const perValue = 5;
const maxMilliseconds = 4000;

/** Milliseconds of processor time that many answers have besides the ordinary limit: five for each value, at most four seconds. Pure. */
export const allowance = ({ given }: AnswersJob): number =>
  Math.min(maxMilliseconds, perValue * valuesIn(given.answers, maxMilliseconds / perValue));

/** How many single values there are, counted up to `enough`. */
function valuesIn(node: unknown, enough: number): number {
  if (typeof node !== 'object' || node === null) return 1;
  let count = 0;
  for (const value of Object.values(node)) {
    count += valuesIn(value, enough - count);
    if (count >= enough) break;
  }
  return count;
}
