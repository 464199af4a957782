import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openToOthers } from '../../../tests/support/open-to-others.ts';
import { syncFolder } from '../../platform/disk/sync-folder.ts';
import { createDiskStore } from './disk-store.ts';

const top = mkdtempSync(join(tmpdir(), 'portico-store-'));
afterAll(() => rmSync(top, { recursive: true }));

/** A store of one process; `send` answers the folders that were synced before the file was acknowledged. */
function startProcess(data: string) {
  const synced: string[] = [];
  const store = createDiskStore(join(top, data, 'files'), async (path) => {
    await syncFolder(path);
    synced.push(relative(top, path) || '.');
  });
  return async (tenant: string) => {
    await store.write(`${tenant}/${randomUUID()}`, (async function* () {})(), 10);
    return synced.splice(0);
  };
}

test('every folder that was made for a file is on disk before the file is acknowledged, and again when it was removed', async () => {
  const send = startProcess('new');
  expect(await send('acme')).toEqual(['new/files/acme', 'new/files', 'new', '.']);
  expect(await send('acme')).toEqual(['new/files/acme']);
  rmSync(join(top, 'new/files'), { recursive: true });
  expect(await send('acme')).toEqual(['new/files/acme', 'new/files', 'new']);
});

test('a folder that an earlier process made, and may not have brought to disk, is brought there by the next one', async () => {
  mkdirSync(join(top, 'old/files/acme'), { recursive: true });
  const send = startProcess('old');
  expect(await send('acme')).toEqual(['old/files/acme', 'old/files', 'old']);
  expect(await send('acme')).toEqual(['old/files/acme']);
  expect(await startProcess('old')('acme')).toEqual(['old/files/acme', 'old/files', 'old']);
});

test('[SEC-48] a stored file, its thumbnail and their folders are for the user of the server alone', async () => {
  const store = createDiskStore(join(top, 'private/files'));
  const { key } = await store.write(`acme/${randomUUID()}`, (async function* () {})(), 10);
  await store.writeCopy(key, 'thumbnail', new Uint8Array(1));
  expect(openToOthers(join(top, 'private'))).toEqual([]);
});

test('of two first uploads at once each sees the folder on disk before it is acknowledged', async () => {
  const root = join(top, 'twin/files');
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  // Neither goes on before both have asked for it: one that relied on the other would leave this hanging.
  const store = createDiskStore(root, async (path) => {
    if (path === root && (waiting += 1) === 2) both.resolve();
    if (path === root) await both.promise;
  });
  await Promise.all([1, 2].map(() => store.write(`acme/${randomUUID()}`, (async function* () {})(), 10)));
  expect(waiting).toBe(2);
});
