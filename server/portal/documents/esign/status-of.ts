import { notFound } from '../../../platform/problems/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { EDocumentRow, SigningStatus } from './signing-provider.ts';

/** How far a document is now, whatever it was when it was read. */
export async function statusOf(db: Database, { tenant_id, id }: Pick<EDocumentRow, 'tenant_id' | 'id'>): Promise<SigningStatus> {
  const row = await db.kysely
    .selectFrom('e_document')
    .select('status')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return row.status;
}
