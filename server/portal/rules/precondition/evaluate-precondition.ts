import { cachedRule, readerOf, type Rule } from '#engine';
import type { FactsAt } from '#schemas/page';
import { type AccountRow, isToBeCorrected, type SubmissionRow } from '../../records/index.ts';

interface Circumstances {
  readonly account: AccountRow;
  readonly submission: Pick<SubmissionRow, 'status' | 'status_code' | 'correction_of'> | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * FRM-06: whether a form's `precondition` (json-logic) lets this account fill it now. None: yes. One that is faulty or fails: no. What was given back to be corrected may
 * be filled whatever it is (GBK-01).
 */
export function evaluatePrecondition(rule: unknown, circumstances: Circumstances): boolean {
  const { submission } = circumstances;
  if (rule === undefined || rule === null || (submission && isToBeCorrected(submission))) return true;
  return cachedRule(rule as Rule, 'precondition').rule?.evaluate(readerOf(factsOf(circumstances))).state === 'shown';
}

const factsOf = ({ account, submission, now }: Circumstances): FactsAt<'precondition'> => ({
  now,
  'account.id': account.id,
  'account.identifier': account.identifier,
  'account.status': account.status,
  'account.statusCode': account.status_code,
  'account.projectId': account.project_id,
  'account.registrationType': account.registration_type,
  'submission.status': submission?.status,
  'submission.statusCode': submission?.status_code,
});
