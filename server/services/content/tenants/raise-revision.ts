import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';

/** Raises the tenant's revision, making the tenant known if it was not. Call it in the transaction that changes content. */
export async function raiseRevision(transaction: Kysely<Tables>, tenant: string): Promise<number> {
  const { revision } = await transaction
    .insertInto('tenant')
    .values({ tenant_id: tenant, revision: 1 })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ revision: sql`tenant.revision + 1` }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
