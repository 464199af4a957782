import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Environment } from '../../platform/config/index.ts';
import { withStorage } from '../../platform/command-database/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { syncFolder } from '../../platform/disk/index.ts';
import { unknownTenant } from '../../services/content/index.ts';
import { readTrail, verifyChain, type ChainResult } from '../records/index.ts';

export type { ChainResult } from '../records/index.ts';

/** Opens the storage and walks the trail of one tenant, or of all; by slug. Rejects with a sentence for an unknown tenant. */
export const verifyTrails = (env: Environment, tenant?: string): Promise<ReadonlyMap<string, ChainResult>> =>
  withStorage(env, async (db) => {
    const results = new Map<string, ChainResult>();
    const slugs = await tenantsWithTrails(db, tenant);
    // Servers may go on writing: trail and head are read as they were at one moment.
    const walk = (slug: string) =>
      db.kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((kysely) => verifyChain({ kysely }, slug));
    for (const slug of slugs) results.set(slug, await walk(slug));
    return results;
  });

export interface TrailCopy {
  readonly tenant: string;
  /** Absolute; must not be there yet. */
  readonly path: string;
  readonly note?: ((text: string) => void) | undefined;
}

/** Opens the storage and writes a tenant's trail into a new file, one JSON object a line; answers how many. */
export const exportTrail = (env: Environment, { tenant, path, note }: TrailCopy): Promise<number> =>
  withStorage(env, async (db) => {
    await tenantsWithTrails(db, tenant);
    const file = await open(path, 'wx', 0o600);
    let entries = 0;
    try {
      let lines = '';
      for await (const entry of readTrail(db, tenant)) {
        lines += `${JSON.stringify(entry)}\n`;
        entries += 1;
        if (entries % 1000 !== 0) continue;
        await file.writeFile(lines);
        lines = '';
        note?.(`${entries} entries`);
      }
      await file.writeFile(lines);
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await syncFolder(dirname(path));
    return entries;
  });

async function tenantsWithTrails({ kysely }: Database, asked: string | undefined): Promise<readonly string[]> {
  const [known, heads, trails] = await Promise.all([
    kysely.selectFrom('tenant').select('tenant_id').execute(),
    kysely.selectFrom('audit_head').select('tenant_id').execute(),
    kysely.selectFrom('audit_entry').select('tenant_id').distinct().execute(),
  ]);
  const slugs = [...new Set([...known, ...heads, ...trails].map(({ tenant_id }) => tenant_id))].sort();
  if (asked === undefined) return slugs;
  if (slugs.includes(asked)) return [asked];
  throw unknownTenant(asked, slugs);
}
