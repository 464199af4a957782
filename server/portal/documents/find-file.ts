import { notFound } from '../../http/problems.ts';
import type { Actor } from '../../auth/index.ts';
import type { Selectable } from 'kysely';
import type { StoredFileTable } from '../../db/tables/portal.ts';
import { accountOf } from '../accounts/account-of.ts';
import type { Portal } from '../portal.ts';

/** A stored file of the person's own account (staff: of the tenant) that may be downloaded; else as if it were not there. */
export async function findFile(portal: Portal, actor: Actor, id: string): Promise<Selectable<StoredFileTable>> {
  let query = portal.db.kysely
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', id)
    .where('state', '=', 'checked');
  if (!actor.staff) {
    const own = await accountOf(portal.db, actor);
    if (!own) throw notFound();
    query = query.where('account_id', '=', own.id);
  }
  const file = await query.executeTakeFirst();
  if (!file) throw notFound();
  return file;
}
