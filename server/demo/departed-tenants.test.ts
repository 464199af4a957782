import { cpSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importTenantFolder, importTenants, openAssetFiles } from '../content/index.ts';
import { openMemoryDatabase, type Database } from '../db/index.ts';
import { createTenantDirectory } from '../tenants/index.ts';
import { removeDeparted } from './departed-tenants.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
}, 60_000);
afterAll(() => db.close());

test('[API-CONFIG] a tenant whose folder was deleted while the demo was stopped is gone at the next start, and one that came from elsewhere stays', async () => {
  const [root, dataDir, elsewhere] = ['tenants', 'data', 'elsewhere'].map((name) => mkdtempSync(join(tmpdir(), `portico-${name}-`))) as [
    string,
    string,
    string,
  ];
  const options = { files: openAssetFiles(dataDir), log };
  const directory = await createTenantDirectory(db, { log, interval: 0 });
  const start = async (fixturesDir = root): Promise<readonly string[]> => {
    await removeDeparted(db, { fixturesDir, dataDir }, options);
    await importTenants(db, fixturesDir, { mode: 'seed', ...options });
    await directory.refresh();
    return directory.all().map(({ slug }) => slug);
  };
  for (const tenant of ['meridian', 'northgate']) cpSync(`fixtures/tenants/${tenant}`, join(elsewhere, tenant), { recursive: true });
  await importTenantFolder(db, join(elsewhere, 'northgate'), { mode: 'update', ...options });
  renameSync(join(elsewhere, 'meridian'), join(root, 'meridian'));
  expect(await start()).toEqual(['meridian', 'northgate']);
  renameSync(join(root, 'meridian'), join(elsewhere, 'meridian'));
  expect(await start()).toEqual(['northgate']);
  renameSync(join(elsewhere, 'meridian'), join(root, 'meridian'));
  expect(await start()).toEqual(['meridian', 'northgate']);

  const another = join(elsewhere, 'another');
  mkdirSync(another);
  expect(await start(another)).toEqual(['meridian', 'northgate']);
  writeFileSync(join(dataDir, 'demo-tenants.json'), '{"folder');
  expect(await start()).toEqual(['meridian', 'northgate']);
  directory.close();
}, 60_000);
