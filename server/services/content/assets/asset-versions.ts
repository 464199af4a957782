import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/db/index.ts';

export interface AssetVersions {
  readonly revision: number;
  /** Version by slug. */
  readonly versions: ReadonlyMap<string, string>;
  /** Bytes by slug. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** The version of a file in its address: the beginning of its hash, so that it names these bytes and no others. Pure. */
export const assetVersion = (fileHash: string): string => fileHash.slice(0, 12);

/** Versions and sizes of all files of a tenant, read once per revision. Where a slug is used twice, the newest file has it, as the asset route answers. */
export function createAssetVersions(
  { kysely }: Database,
  revision: (tenant: string) => number,
): (tenant: string) => Promise<AssetVersions> {
  const cache = new LRUCache<string, AssetVersions>({ max: 5000 });
  return async (tenant) => {
    const now = revision(tenant);
    const before = cache.get(tenant);
    if (before?.revision === now) return before;
    const rows = await kysely
      .selectFrom('asset')
      .select(['slug', 'file_hash', 'file_size'])
      .where('tenant_id', '=', tenant)
      .where('is_deleted', '=', false)
      .where('is_protected', '=', false)
      .orderBy('last_modified')
      .execute();
    const read = {
      revision: now,
      versions: new Map(rows.map(({ slug, file_hash }) => [slug, assetVersion(file_hash)])),
      sizes: new Map(rows.map(({ slug, file_size }) => [slug, Number(file_size)])),
    };
    cache.set(tenant, read);
    return read;
  };
}
