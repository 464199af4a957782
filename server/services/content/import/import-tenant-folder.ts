import { basename, resolve } from 'node:path';
import type { Database, Log } from '../../../platform/db/index.ts';
import type { Clash } from '#schemas/tenant';
import { lockConfigurations } from '../tenants/lock-configurations.ts';
import { raiseRevision } from '../tenants/raise-revision.ts';
import { storedClashes } from '../tenants/stored-clashes.ts';
import type { AssetFiles } from '../assets/asset-files.ts';
import { importAsset, removeAsset } from './import-asset.ts';
import { importItem, removeItem } from './import-item.ts';
import { openWrite } from './open-write.ts';
import type { ContentFile, FileIssue } from './content-of-file.ts';
import { isAmong, readTenantFolder, type TenantFolder } from './read-tenant-folder.ts';

export interface ImportOptions {
  /** `seed`: what was edited since the last import stays. `update`: the folder wins. */
  readonly mode: 'seed' | 'update';
  readonly files: AssetFiles;
  readonly log: Log;
  /** Only these files, and all below these folders, relative to the tenant's folder; all when absent. */
  readonly only?: readonly string[];
  /** The folder was deleted: everything that came from it goes. */
  readonly gone?: boolean;
  readonly clock?: () => number;
}

export interface ImportReport {
  readonly tenant: string;
  /** Files whose content was written. */
  readonly written: readonly string[];
  /** Files left alone because their content was edited since it was imported (`seed`). */
  readonly kept: readonly string[];
  /** Files that are gone, and their content with them. */
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Files that were looked at, faulty or not, and those that are gone. */
  readonly looked: readonly string[];
  /** The tenant's revision afterwards. */
  readonly revision: number;
  readonly issues: readonly FileIssue[];
}

const noFolder: TenantFolder = { present: new Set(), contents: [], assets: [], issues: [] };

/**
 * Fills a tenant's content from its folder, in one transaction: all of it or nothing, also under kill. The folder's name
 * is the tenant. A file with a fault becomes an issue; its previous content stays and the rest goes on.
 */
export async function importTenantFolder(
  db: Database,
  folder: string,
  { mode, files, log, only, gone = false, clock = Date.now }: ImportOptions,
): Promise<ImportReport> {
  const tenant = basename(resolve(folder));
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(tenant))
    throw new Error(`${folder} cannot be a tenant: name the folder in lower case letters, digits and dashes.`);
  const read = gone ? noFolder : await readTenantFolder(tenant, resolve(folder), only);
  const assets = await Promise.all(
    read.assets.map(async ({ file, bytes }) => ({ file, size: bytes.byteLength, hash: await files.keep(bytes) })),
  );

  const report = await db.transaction(async (transaction) => {
    if (read.contents.some(({ schema }) => schema === 'tenant')) await lockConfigurations(transaction);
    const { write, revision } = await openWrite(transaction, { tenant, mode, at: new Date(clock()) });
    const outcomes: { file: string; outcome: 'written' | 'kept' | 'unchanged' | 'removed' }[] = [];

    const clashing: FileIssue[] = [];
    for (const content of read.contents) {
      const clashes = content.schema === 'tenant' ? await storedClashes(transaction, tenant, content.data) : [];
      clashing.push(...clashes.map((clash) => clashIssue(tenant, content, clash)));
      if (clashes.length === 0) outcomes.push({ file: content.file, outcome: await importItem(write, content) });
    }
    for (const asset of assets) outcomes.push({ file: asset.file, outcome: await importAsset(write, asset) });
    for (const { file, item_id, hash } of write.origins.values()) {
      if (read.present.has(file) || !isAmong(file, only)) continue;
      const remove = file.startsWith('assets/') ? removeAsset : removeItem;
      outcomes.push({ file, outcome: await remove(write, file, item_id, hash) });
    }
    const filesThat = (wanted: string): string[] => outcomes.filter(({ outcome }) => outcome === wanted).map(({ file }) => file);
    const [written, kept, removed] = [filesThat('written'), filesThat('kept'), filesThat('removed')];
    const changed = written.length + removed.length > 0;
    return {
      tenant,
      written,
      kept,
      removed,
      unchanged: filesThat('unchanged').length,
      looked: only ?? [...read.present, ...removed],
      revision: changed ? await raiseRevision(transaction, tenant) : revision,
      issues: [...read.issues, ...clashing],
    };
  });
  log.info(
    {
      tenant,
      written: report.written.length,
      kept: report.kept.length,
      removed: report.removed.length,
      issues: report.issues.length,
      revision: report.revision,
    },
    'content imported',
  );
  for (const { file, line, column, pointer, code, message } of report.issues)
    log.warn({ tenant, file, line, column, ...(pointer && { pointer }), code }, message);
  return report;
}

const clashIssue = (tenant: string, { file, placeOf }: ContentFile, { pointer, message }: Clash): FileIssue => ({
  code: 'tenant-clash',
  severity: 'error',
  tenant,
  page: 'tenant',
  file,
  ...placeOf(pointer),
  pointer,
  message: `${message} This file is not imported.`,
});
