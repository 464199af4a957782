import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';

/** By id, then by slug; the newest where a slug is used twice. */
export async function findAsset(db: Kysely<Tables>, app: string, idOrSlug: string): Promise<Selectable<Tables['asset']> | undefined> {
  const found = await db
    .selectFrom('asset')
    .selectAll()
    .where('tenant_id', '=', app)
    .where('is_deleted', '=', false)
    .where((where) => where.or([where('id', '=', idOrSlug), where('slug', '=', idOrSlug.toLowerCase())]))
    .orderBy('last_modified', 'desc')
    .execute();
  return found.find(({ id }) => id === idOrSlug) ?? found[0];
}
