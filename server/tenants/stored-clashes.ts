import { sql, type Kysely } from 'kysely';
import { clashesOf, type Clash } from '#schemas/tenant';
import type { ContentData, Tables } from '../db/index.ts';

/**
 * What a tenant's configuration shares with the stored ones of others. Whoever else asks in a transaction waits until this one has ended,
 * so that of two that are written at once one finds the other.
 */
export async function storedClashes(transaction: Kysely<Tables>, slug: string, data: ContentData): Promise<Clash[]> {
  await sql`select pg_advisory_xact_lock(hashtext('portico tenants'))`.execute(transaction);
  const others = await transaction
    .selectFrom('content_item')
    .select(['tenant_id', 'data'])
    .where('tenant_id', '<>', slug)
    .where('schema_name', '=', 'tenant')
    .where('status', '=', 'Published')
    .where('is_deleted', '=', false)
    .execute();
  return clashesOf(
    valuesOf(data),
    others.map(({ tenant_id, data: stored }) => ({ label: `"${tenant_id}"`, tenant: valuesOf(stored) })),
  );
}

/** Content as its tenant wrote it. Pure. */
export const valuesOf = (data: ContentData): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).map(([field, { iv }]) => [field, iv]));
