import { notFound } from '../../../platform/problems/index.ts';
import { requireAccount, type AccountRow, type ActingCall } from '../account/account-of.ts';
import type { Handle } from '../../../platform/db/index.ts';
import type { SubmissionRow } from './to-submission.ts';

/** A submission of the account the call acts for, with that account; any other is answered as if it were not there. */
export async function findSubmission(acting: ActingCall, id: string): Promise<{ submission: SubmissionRow; account: AccountRow }> {
  const account = await requireAccount(acting);
  const submission = await acting.parts.db.kysely
    .selectFrom('submission')
    .selectAll()
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return { submission, account };
}

/** The submissions of one form that an account has, the newest first. */
export const submissionsOfForm = (db: Handle, account: Pick<AccountRow, 'tenant_id' | 'id'>, formSlug: string): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .where('form_slug', '=', formSlug)
    .orderBy('updated_at', 'desc')
    .execute();
