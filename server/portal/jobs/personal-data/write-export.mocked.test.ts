import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import type { FileStore } from '../../../services/files/index.ts';
import * as syncing from '../../../platform/disk/sync-folder.ts';
import type { PersonExport } from './export-person.ts';
import { writeExport } from './write-export.ts';

vi.mock('../../../platform/disk/sync-folder.ts', { spy: true });

const top = mkdtempSync(join(tmpdir(), 'portico-export-'));
afterAll(() => rmSync(top, { recursive: true }));

const bytes = Buffer.from('%PDF-1.7');
const store = { size: async () => bytes.length, read: () => Readable.from([bytes]) } as unknown as FileStore;
const file = { tenant_id: 't', id: 'f', sha256: 'x', file_name: 'v5c.pdf', submission_id: 's', state: 'checked' };
const person = { account: { id: 'a' }, submissions: [{ id: 's', reference_number: 'R-1' }], files: [file], documents: [] };

test('the manifest of an export is written only when every folder of it is on disk', async () => {
  const folder = join(top, 'new/export');
  const synced: [string, boolean][] = [];
  vi.mocked(syncing.syncFolder).mockImplementation(async (path) => {
    synced.push([relative(folder, path), readdirSync(folder).includes('manifest.json')]);
  });
  await writeExport(store, person as unknown as PersonExport, { folder, tenant: 't', now: 0 });
  const before = synced.filter(([, manifest]) => !manifest).map(([path]) => path);
  expect(before.sort()).toEqual(['', 'files', 'files/R-1']);
  expect(synced.at(-1)).toEqual(['', true]);
  expect(vi.mocked(syncing.syncAbove)).toHaveBeenCalledWith(folder, top);
});
