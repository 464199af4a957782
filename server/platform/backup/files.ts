import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { privateModes, storedNames, syncFolder } from '../disk/index.ts';
import type { Entry } from './archive.ts';

/** Folders below PORTICO_DATA that hold what people and tenants stored. */
const folders = [storedNames.assets, storedNames.files];
const unfinished = /(^|\/)\.|\.part(ial)?(-|$)/;
const safePath = /^(assets|files)(\/(?!\.)[\w.-]+)+$/;

/** Paths of stored files, relative to `dataDir`, with `/` between their parts; files that are still being written are not stored yet. */
export async function storedFiles(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    folders.map((folder) => readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !unfinished.test(path))
    .sort();
}

/** A file as entries: its chunks, then its hash. One that was deleted meanwhile gives none. */
export async function* entriesOf(dataDir: string, path: string): AsyncGenerator<Entry> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(join(dataDir, path), { highWaterMark: 384 * 1024 }) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield ['chunk', path, chunk.toString('base64')];
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  yield ['file', path, hash.digest('hex')];
}

/** Puts files back from their entries; under its name only when all of a file is on disk and matches its hash. */
export function fileReceiver(dataDir: string) {
  let receiving:
    | { readonly path: string; readonly part: string; readonly file: FileHandle; readonly hash: ReturnType<typeof createHash> }
    | undefined;

  async function begin(path: string) {
    if (!safePath.test(path))
      throw new Error(`The backup names a file outside of its folders: ${JSON.stringify(path)}. Nothing was restored.`);
    const part = `${join(dataDir, path)}.part-${process.pid}`;
    await mkdir(dirname(part), { recursive: true, mode: privateModes.folder });
    return { path, part, file: await open(part, 'w', privateModes.file), hash: createHash('sha256') };
  }

  return {
    async chunk(path: string, base64: string): Promise<void> {
      receiving ??= await begin(path);
      const bytes = Buffer.from(base64, 'base64');
      receiving.hash.update(bytes);
      await receiving.file.writeFile(bytes);
    },
    async finish(path: string, sha256: string): Promise<void> {
      const { part, file, hash, path: begun } = (receiving ??= await begin(path));
      receiving = undefined;
      await file.sync().finally(() => file.close());
      if (begun !== path || hash.digest('hex') !== sha256) {
        await rm(part, { force: true });
        throw new Error(`${path} in the backup does not match its hash: the backup is damaged. Nothing was restored; use another one.`);
      }
      await rename(part, join(dataDir, path));
      await syncFolder(dirname(part));
    },
    async giveUp(): Promise<void> {
      await receiving?.file.close();
      if (receiving) await rm(receiving.part, { force: true });
      receiving = undefined;
    },
  };
}
