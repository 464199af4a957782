import { join, resolve } from 'node:path';
import type { Database } from '../../../platform/db/index.ts';
import { lockConfigurations } from '../tenants/lock-configurations.ts';
import { raiseRevision } from '../tenants/raise-revision.ts';
import { storedClashes } from '../tenants/stored-clashes.ts';
import { importItem } from './import-item.ts';
import type { ImportOptions } from './import-tenant-folder.ts';
import { openWrite } from './open-write.ts';
import type { ContentFile } from './content-of-file.ts';
import { readTenantFolder } from './read-tenant-folder.ts';

interface ExchangeRequest {
  readonly tenant: string;
  readonly content: ContentFile;
}

/**
 * Imports the `tenant.json` of tenants that were refused because each asks for what another has: compared as all of them will be, not one
 * by one with what is stored, so that two tenants can exchange a host. In one transaction. Those that still clash stay as they are.
 */
export async function exchangeConfigurations(
  db: Database,
  root: string,
  folders: readonly string[],
  { mode, clock = Date.now }: Pick<ImportOptions, 'mode' | 'clock'>,
): Promise<void> {
  const asking = await Promise.all(
    [...folders].sort().map(async (tenant) => {
      const { contents } = await readTenantFolder(tenant, resolve(join(root, tenant)), ['tenant.json']);
      return contents.map((content) => ({ tenant, content }));
    }),
  );
  let left: readonly ExchangeRequest[] = asking.flat();
  while (left.length > 1) {
    const clashing = await writeTogether(db, left, mode, clock);
    if (clashing.size === 0) return;
    left = left.filter(({ tenant }) => !clashing.has(tenant));
  }
}

class StillClash extends Error {
  readonly tenants: ReadonlySet<string>;
  constructor(tenants: ReadonlySet<string>) {
    super('Tenants still share what has to be different in each.');
    this.tenants = tenants;
  }
}

/** Answers the tenants that clash with another afterwards: then nothing was written. */
async function writeTogether(
  db: Database,
  asking: readonly ExchangeRequest[],
  mode: ImportOptions['mode'],
  clock: () => number,
): Promise<ReadonlySet<string>> {
  try {
    await db.transaction(async (transaction) => {
      await lockConfigurations(transaction);
      for (const { tenant, content } of asking) {
        const { write } = await openWrite(transaction, { tenant, mode, at: new Date(clock()) });
        if ((await importItem(write, content)) === 'written') await raiseRevision(transaction, tenant);
      }
      const clashing = new Set<string>();
      for (const { tenant, content } of asking)
        if ((await storedClashes(transaction, tenant, content.data)).length > 0) clashing.add(tenant);
      if (clashing.size > 0) throw new StillClash(clashing);
    });
    return new Set();
  } catch (error) {
    if (error instanceof StillClash) return error.tenants;
    throw error;
  }
}
