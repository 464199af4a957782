import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { watchFolders } from './watch-folders.ts';

/** A watched folder with one file, and a way to change something and wait until a path is reported. */
function watched() {
  const base = mkdtempSync(join(tmpdir(), 'portico-watch-'));
  const root = join(base, 'tenants');
  const put = (path: string, text = '{}') => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('acme/public-page/faqs.json');
  put('acme/tenant.json');
  const seen: string[] = [];
  let reported = Promise.withResolvers<void>();
  const stop = watchFolders(root, (path) => {
    seen.push(path);
    reported.resolve();
  });
  onTestFinished(() => {
    stop();
    rmSync(base, { recursive: true });
  });
  const next = async (path: string, change: () => void): Promise<void> => {
    seen.length = 0;
    change();
    while (!seen.includes(path)) {
      reported = Promise.withResolvers();
      await reported.promise;
    }
  };
  return { base, root, put, next, seen };
}

test('a file is reported each time it is saved: replaced by an editor, written in place, and in a new folder', async () => {
  const { root, put, next } = watched();
  const file = join(root, 'acme/tenant.json');
  for (const round of ['2', '3']) {
    await next('acme/tenant.json', () => {
      writeFileSync(`${file}.new`, round);
      renameSync(`${file}.new`, file);
    });
    await next('acme/tenant.json', () => writeFileSync(file, `${round}!`));
  }
  await next('brook/common/header.json', () => put('brook/common/header.json'));
});

const folders = { 'a tenant': 'acme', 'a folder of a tenant': 'acme/public-page', 'the folder of all tenants': '' };
const ways: Readonly<Record<string, (folder: string, base: string) => void>> = {
  'deleted and copied again': (folder, base) => {
    cpSync(folder, join(base, 'copy'), { recursive: true });
    rmSync(folder, { recursive: true });
    cpSync(join(base, 'copy'), folder, { recursive: true });
  },
  'moved aside for a copy': (folder, base) => {
    cpSync(folder, join(base, 'copy'), { recursive: true });
    renameSync(folder, join(base, 'aside'));
    renameSync(join(base, 'copy'), folder);
  },
};
const cases = Object.entries(folders).flatMap(([what, folder]) => Object.keys(ways).map((way) => [what, way, folder] as const));

test.each(cases)('%s that is %s is watched as before', async (_, way, folder) => {
  const { base, root, put, next } = watched();
  await next('acme/public-page/faqs.json', () => ways[way]?.(join(root, folder), base));
  await next('acme/public-page/faqs.json', () => put('acme/public-page/faqs.json', '{ }'));
  await next('acme/public-page/new.json', () => put('acme/public-page/new.json'));
});

test('a folder that goes is reported by its own path', async () => {
  const { base, root, next } = watched();
  await next('acme/public-page', () => renameSync(join(root, 'acme/public-page'), join(base, 'aside')));
  await next('acme', () => rmSync(join(root, 'acme'), { recursive: true }));
});

test('tenants that are gone when their folder comes back are reported', async () => {
  const { base, root, next } = watched();
  await next('acme', () => {
    renameSync(root, join(base, 'aside'));
    mkdirSync(root);
  });
});
