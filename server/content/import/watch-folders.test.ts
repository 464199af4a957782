import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchFolders } from './watch-folders.ts';

test('a file is told each time it is saved: replaced by an editor, written in place, and in a new folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-watch-'));
  const file = join(root, 'acme', 'page.json');
  mkdirSync(join(root, 'acme'));
  writeFileSync(file, '1');
  const seen: string[] = [];
  let told = Promise.withResolvers<void>();
  const stop = watchFolders(root, (path) => {
    seen.push(path);
    told.resolve();
  });
  const next = async (path: string, change: () => void): Promise<void> => {
    seen.length = 0;
    change();
    while (!seen.includes(path)) {
      told = Promise.withResolvers();
      await told.promise;
    }
  };
  for (const round of ['2', '3']) {
    await next('acme/page.json', () => {
      writeFileSync(`${file}.new`, round);
      renameSync(`${file}.new`, file);
    });
    await next('acme/page.json', () => writeFileSync(file, `${round}!`));
  }
  await next('brook/common/header.json', () => {
    mkdirSync(join(root, 'brook', 'common'), { recursive: true });
    writeFileSync(join(root, 'brook', 'common', 'header.json'), '{}');
  });
  stop();
  expect(seen).toContain('brook/common/header.json');
});
