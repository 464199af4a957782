import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { privateModes } from '../../disk/index.ts';
import { openDurable } from './durable-files.ts';

const neededBytes = 150 * 1024 * 1024;

/** Makes a new cluster beside its place and moves it there whole: an interrupted first start leaves nothing that looks like one. */
export async function createClusterOnce(directory: string, cache: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const parent = dirname(directory);
  await mkdir(parent, { recursive: true, mode: privateModes.folder });
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < neededBytes)
    throw new Error(`${parent} has ${Math.floor((bavail * bsize) / 2 ** 20)} MB free; a new database needs ${neededBytes / 2 ** 20} MB.`);
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: privateModes.folder });
  const { pglite } = await openDurable(unfinished, await freshCluster(cache));
  await pglite.close();
  rmSync(directory, { recursive: true, force: true });
  renameSync(unfinished, directory);
  fsyncDirectory(parent);
}

/** An empty cluster as an archive; kept in `cache`, as making it takes two seconds. */
export async function freshCluster(cache: string): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return cached(join(cache, `cluster-${version}.tar`), async () => {
    const pglite = await PGlite.create();
    const archive = await pglite.dumpDataDir('none');
    await pglite.close();
    return archive;
  });
}

/** Reads `path`, or makes it; several processes may do so at once. */
export async function cached(path: string, make: () => Promise<Blob>): Promise<Blob> {
  const kept = readKept(path);
  if (kept) return kept;
  const made = await make();
  const draft = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
    await rename(draft, path);
  } catch {
    await rm(draft, { force: true }); // a read-only or full cache costs time, nothing else
  }
  return made;
}

/** Another user's run may have left a cache that this one cannot read: then it is made again. */
function readKept(path: string): Blob | undefined {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return undefined;
  }
}

function fsyncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
