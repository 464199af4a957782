import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { Condition, Expressions } from './deletable.ts';
import type { SubmissionRow } from './to-submission.ts';

/** FRM-26: when a draft that is not changed any more expires, by the days that drafts are kept. Whether it may be deleted then is another question (`isDeletable`). */
export const expiryOf = ({ updated_at }: Pick<SubmissionRow, 'updated_at'>, keepDays: number): Date =>
  new Date(updated_at.getTime() + keepDays * dayMs);

/** The same as a condition of rows: those that have expired. */
export const isExpired =
  (now: number, keepDays: number) =>
  (eb: Expressions): Condition =>
    eb('updated_at', '<', new Date(now - keepDays * dayMs));
