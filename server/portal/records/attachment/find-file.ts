import { notFound } from '../../../platform/problems/index.ts';
import type { Selectable } from 'kysely';
import type { StoredFileTable } from '../../../platform/db/index.ts';
import { requireAccount, type ActingCall } from '../account/account-of.ts';

/** A stored file of the account the call acts for that may be downloaded; any other is answered as if it were not there. */
export async function findFile(acting: ActingCall, id: string): Promise<Selectable<StoredFileTable>> {
  const account = await requireAccount(acting);
  return acting.parts.db.kysely
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', account.tenant_id)
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .executeTakeFirstOrThrow(notFound);
}
