import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import type { EDocumentRow } from './signing-provider.ts';

type ReservedDocument = EDocumentRow & { readonly signed_file_id: string };

/**
 * Writes the id of the signed copy into the document's row before there is a copy, so that a deletion of the document finds what a
 * process left that ended in between. All who sign at once get the same id. Undefined when the document is signed, or gone.
 */
export async function reserveCopy(db: Database, { tenant_id: tenant, id }: EDocumentRow): Promise<ReservedDocument | undefined> {
  const row = await db.kysely
    .updateTable('e_document')
    .set({ signed_file_id: sql<string>`coalesce(signed_file_id, ${randomUUID()})` })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('status', '!=', 'Signed')
    .returningAll()
    .executeTakeFirst();
  return row as ReservedDocument | undefined;
}

/** Removes a copy that was not signed, but only when no other signature can take it any more: the document is signed with another, or gone. */
export async function discardCopy(db: Database, store: FileStore, { tenant_id, id }: EDocumentRow, key: string): Promise<void> {
  const now = await db.kysely
    .selectFrom('e_document')
    .select(['status', 'signed_sha256'])
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!now || (now.status === 'Signed' && !key.endsWith(`.${now.signed_sha256}`))) await store.remove(key);
}
