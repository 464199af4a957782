import { compileRule, type FactReader, type Rule } from '#engine';
import type { FactState } from '#schemas/page';
import type { AccountRow, SubmissionRow } from '../../records/index.ts';

/** What a precondition may read, beside the account facts of pages. */
const declared = ['now', 'account.*', 'submission.*'];

interface Circumstances {
  readonly account: AccountRow;
  readonly submission: Pick<SubmissionRow, 'status' | 'status_code'> | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** FRM-06: whether a form's `precondition` (json-logic) lets this account fill it now. None: yes. One that is faulty or fails: no. */
export function judgePrecondition(rule: unknown, circumstances: Circumstances): boolean {
  if (rule === undefined || rule === null) return true;
  const compiled = compileRule(rule as Rule, { declared });
  return compiled.rule !== undefined && compiled.rule.evaluate(factsOf(circumstances)).state === 'shown';
}

function factsOf({ account, submission, now }: Circumstances): FactReader {
  const facts: Readonly<Record<string, string | number | boolean>> = {
    now,
    'account.id': account.id,
    'account.identifier': account.identifier,
    'account.status': account.status,
    'account.statusCode': account.status_code,
    'account.projectId': account.project_id,
    'account.registrationType': account.registration_type,
    ...(submission ? { 'submission.status': submission.status, 'submission.statusCode': submission.status_code } : {}),
  };
  const read = (path: string): FactState => {
    const value = facts[path];
    return value === undefined ? { state: 'absent' } : { state: 'known', value };
  };
  return { read } as unknown as FactReader;
}
