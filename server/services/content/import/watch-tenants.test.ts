import { cpSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { databaseOfFile } from '../../../platform/db/memory-database.fixture.ts';
import { createTenantDirectory } from '../../../web/tenants/index.ts';
import { openAssetFiles } from '../assets/asset-files.ts';
import type { ImportReport } from './import-tenant-folder.ts';
import { importTenants, watchTenants } from './watch-tenants.ts';
import { silentLog, tenantWriter } from './written-tenant.fixture.ts';

const log = silentLog;
const database = databaseOfFile();

test('a tenant whose folder is deleted is not served any more, and is again when the folder comes back', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-tenants-'));
  const aside = join(mkdtempSync(join(tmpdir(), 'portico-aside-')), 'meridian');
  const folder = join(root, 'meridian');
  cpSync('fixtures/tenants/meridian', folder, { recursive: true });
  writeFileSync(join(root, 'notes.txt'), 'no tenant');
  const files = openAssetFiles(mkdtempSync(join(tmpdir(), 'portico-assets-')));
  await importTenants(database(), root, { mode: 'seed', files, log });
  const directory = await createTenantDirectory(database(), { log, interval: 0 });
  const imported = vi.fn();
  const stop = watchTenants(database(), root, { files, log, onImport: imported, settle: 5 });
  const served = async (): Promise<readonly string[]> => {
    await directory.refresh();
    return directory.all().map(({ slug }) => slug);
  };
  const after = (times: number) => vi.waitUntil(() => imported.mock.calls.length >= times, { timeout: 30_000 });
  expect(await served()).toEqual(['meridian']);
  renameSync(folder, aside);
  renameSync(join(root, 'notes.txt'), join(root, 'notes'));
  await after(1);
  expect(await served()).toEqual([]);
  renameSync(aside, folder);
  await vi.waitUntil(async () => (await served()).length === 1, { timeout: 30_000 });
  stop();
  directory.close();
});

test('two tenants whose files are saved one after the other exchange their ports and hosts', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-exchange-'));
  const files = openAssetFiles(mkdtempSync(join(tmpdir(), 'portico-assets-')));
  const write = tenantWriter(root);
  write('east', 'one.example', 91);
  write('west', 'two.example', 92);
  await importTenants(database(), root, { mode: 'seed', files, log });
  const reports: ImportReport[] = [];
  const stop = watchTenants(database(), root, { files, log, onImport: (report) => reports.push(report), settle: 5 });
  const after = (clashes: number) =>
    vi.waitUntil(() => reports.length > 0 && reports.at(-1)?.issues.length === clashes, { timeout: 30_000 });
  write('east', 'two.example', 92);
  await after(2);
  write('west', 'one.example', 91);
  await after(0);
  const directory = await createTenantDirectory(database(), { log, interval: 0 });
  expect(['one.example', 'two.example'].map((host) => directory.byHost(host)?.slug)).toEqual(['west', 'east']);
  directory.close();
  stop();
});
