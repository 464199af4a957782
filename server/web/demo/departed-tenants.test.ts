import { cpSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importTenantFolder, importTenants, openAssetFiles } from '../../services/content/index.ts';
import { databaseOfFile } from '../../platform/db/memory-database.fixture.ts';
import { createTenantDirectory } from '../tenants/index.ts';
import { publishedConfigurations } from '../../services/content/tenants/published-configurations.ts';
import { removeDeparted } from './departed-tenants.ts';
import { silentLog, tenantWriter } from '../../services/content/import/written-tenant.fixture.ts';

const log = silentLog;
const database = databaseOfFile();

test('a tenant whose folder was deleted while the demo was stopped is gone at the next start, and one that came from elsewhere stays', async () => {
  const [root, dataDir, elsewhere] = ['tenants', 'data', 'elsewhere'].map((name) => mkdtempSync(join(tmpdir(), `portico-${name}-`))) as [
    string,
    string,
    string,
  ];
  const options = { files: openAssetFiles(dataDir), log };
  const directory = await createTenantDirectory(database(), { log, interval: 0 });
  const start = async (fixturesDir = root): Promise<readonly string[]> => {
    await removeDeparted(database(), { fixturesDir, dataDir }, options);
    await importTenants(database(), fixturesDir, { mode: 'seed', ...options });
    await directory.refresh();
    return directory.all().map(({ slug }) => slug);
  };
  for (const tenant of ['meridian', 'northgate']) cpSync(`fixtures/tenants/${tenant}`, join(elsewhere, tenant), { recursive: true });
  await importTenantFolder(database(), join(elsewhere, 'northgate'), { mode: 'update', ...options });
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
});

test('a folder may take the host that another one gave up while the demo was stopped, and the name of a renamed one', async () => {
  const [root, dataDir] = ['tenants', 'data'].map((name) => mkdtempSync(join(tmpdir(), `portico-${name}-`))) as [string, string];
  const options = { files: openAssetFiles(dataDir), log };
  const write = tenantWriter(root);
  const start = async () => {
    await removeDeparted(database(), { fixturesDir: root, dataDir }, options);
    return (await importTenants(database(), root, { mode: 'update', ...options })).flatMap(({ issues }) =>
      issues.map(({ pointer }) => pointer),
    );
  };
  write('first', 'first.example', 81);
  write('second', 'second.example', 82);
  expect(await start()).toEqual([]);
  write('first', 'second.example', 81);
  expect(await start()).toEqual(['/hosts/0']);
  write('second', 'third.example', 82);
  expect(await start()).toEqual([]);
  renameSync(join(root, 'second'), join(root, 'another'));
  write('another', 'third.example', 82, 'second');
  expect(await start()).toEqual([]);

  write('third', 'fourth.example', 83);
  write('steady', 'fifth.example', 84);
  expect(await start()).toEqual([]);
  // Each takes what the other has, at once; the third takes what no other gives up.
  write('another', 'second.example', 81, 'second');
  write('first', 'third.example', 82);
  write('third', 'fifth.example', 83);
  expect(await start()).toEqual(['/hosts/0']);
  write('third', 'fourth.example', 83);
  expect(await start()).toEqual([]);
  expect(
    (await publishedConfigurations(database().kysely, { except: '' })).map(({ values }) => [values['slug'], values['hosts']]).sort(),
  ).toEqual(
    expect.arrayContaining([
      ['another', ['second.example']],
      ['first', ['third.example']],
      ['third', ['fourth.example']],
    ]),
  );
});
