import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { requireAccount, type ActingCall } from '../account/account-of.ts';

/** The id of the account acted for, which has announced this file, whatever became of it; any other file is answered as if it were not there. */
export async function requireAnnounced(acting: ActingCall, id: string): Promise<string> {
  const account = await requireAccount(acting);
  await acting.parts.db.kysely
    .selectFrom('stored_file')
    .select('id')
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return account.id;
}

/** 409 for a file that is not missing: it arrived, or belongs to a draft, whose form asks for it. */
export const nothingMissing = (): ProblemError =>
  new ProblemError(409, 'nothing-missing', 'No file is missing in this place. Load the page again.');
