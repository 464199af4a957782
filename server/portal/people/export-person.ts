import type { Database } from '../../db/index.ts';
import type { StoredFile } from '../../files/index.ts';
import type { AccountRow } from '../accounts/account-of.ts';
import { notFound } from '../faults.ts';
import type { SubmissionRow } from '../submissions/to-submission.ts';

/** Everything held of one account, as stored; the files themselves lie in the file store under `objectKey`. */
export interface PersonExport {
  readonly account: AccountRow;
  readonly submissions: readonly SubmissionRow[];
  readonly files: readonly StoredFile[];
  readonly signIns: readonly Date[];
  readonly errorReports: readonly { readonly at: Date; readonly message: string; readonly path: string | null }[];
}

/** The right of access (SECURITY 1E row 44). 404 for an account that is not there. */
export async function exportPerson({ kysely }: Pick<Database, 'kysely'>, tenant: string, accountId: string): Promise<PersonExport> {
  const account = await kysely
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw notFound();
  const subject = account.subject ?? '';
  const [submissions, files, history, errorReports] = await Promise.all([
    kysely
      .selectFrom('submission')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    kysely
      .selectFrom('stored_file')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    kysely.selectFrom('login_history').select('at').where('tenant_id', '=', tenant).where('subject', '=', subject).orderBy('at').execute(),
    kysely
      .selectFrom('error_report')
      .select(['at', 'message', 'path'])
      .where('tenant_id', '=', tenant)
      .where('subject', '=', subject)
      .orderBy('at')
      .execute(),
  ]);
  return { account, submissions, files, signIns: history.map(({ at }) => at), errorReports };
}
