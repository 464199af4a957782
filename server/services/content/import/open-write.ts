import type { Handle } from '../../../platform/db/index.ts';
import type { ImportWrite } from './import-item.ts';

/** Begins an import of a tenant in a transaction: its row is there and locked. */
export async function openWrite(
  transaction: Handle,
  { tenant, mode, at }: Pick<ImportWrite, 'tenant' | 'mode' | 'at'>,
): Promise<{ readonly write: ImportWrite; readonly revision: number }> {
  await transaction
    .insertInto('tenant')
    .values({ tenant_id: tenant, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { revision } = await transaction
    .selectFrom('tenant')
    .select('revision')
    .where('tenant_id', '=', tenant)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stored = await transaction.selectFrom('content_origin').selectAll().where('tenant_id', '=', tenant).execute();
  const origins = new Map(stored.map((origin) => [origin.file, origin]));
  return { write: { transaction, tenant, mode, origins, at, by: `client:${tenant}:importer` }, revision };
}
