import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { privateModes, syncAbove, syncFolder } from '../../platform/disk/index.ts';

/** A picture that is made of a file: a small one, or all of it as JPEG. */
type FileCopy = (typeof fileCopies)[number];
const fileCopies = ['thumbnail', 'jpeg'] as const;

/** A folder of files. A file is acknowledged only after its bytes, its name and its folder are on disk. */
export interface FileStore {
  /**
   * Stores at most `limit` bytes under `name` and their SHA-256, so that two bodies never share a place; answers the whole key.
   * A longer body is refused and leaves nothing behind.
   */
  write(name: string, body: AsyncIterable<Uint8Array>, limit: number): Promise<{ key: string; size: number; sha256: string }>;
  read(key: string): ReadStream;
  /** Bytes from `start` on, at most `length` of them. */
  part(key: string, start: number, length: number): Promise<Buffer>;
  size(key: string): Promise<number | null>;
  /** The file and the pictures beside it. */
  remove(key: string): Promise<void>;
  /** Removes what is stored under these names, uploads that never ended included; on disk when it resolves. */
  removeAll(names: readonly string[]): Promise<void>;
  /** Stores a picture of a file beside it; an earlier one is replaced. */
  writeCopy(key: string, copy: FileCopy, picture: Uint8Array): Promise<void>;
  readCopy(key: string, copy: FileCopy): ReadStream;
}

/** A body is longer than the limit of its place; nothing of it is left. */
export class TooLarge extends Error {}

const nameForm = /^[a-z0-9-]+\/[0-9a-f-]{36}$/;

/**
 * The files under the folder `root`, which is made when the first one comes. Throws for what is no key; `write` rejects with `TooLarge`.
 * `sync` brings a folder to disk.
 */
export function createDiskStore(root: string, sync = syncFolder): FileStore {
  /** Folders that this process saw on disk. That one exists proves nothing: the process that made it may have been killed before it synced. */
  const proven = new Set<string>();
  const prove = async (folder: string, made: string | undefined): Promise<void> => {
    if (made !== undefined) proven.clear();
    if (proven.has(folder)) return;
    const tops = [root, ...(made === undefined ? [] : [made])].map((each) => dirname(each)).sort((a, b) => a.length - b.length);
    await syncAbove(folder, tops[0] ?? root, sync);
    proven.add(folder);
  };
  const copyOf = (key: string, copy: FileCopy): string => `${pathOf(key)}.${copy}`;
  const pathOf = (key: string, form = /^[a-z0-9-]+\/[0-9a-f-]{36}\.[0-9a-f]{64}$/): string => {
    if (!form.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(root, key);
  };
  return {
    async write(name, body, limit) {
      const path = pathOf(name, nameForm);
      const folder = dirname(path);
      const made = await mkdir(folder, { recursive: true, mode: privateModes.folder });
      const part = `${path}.part-${randomUUID()}`;
      const hash = createHash('sha256');
      let size = 0;
      const file = await open(part, 'wx', privateModes.file);
      try {
        for await (const chunk of body) {
          size += chunk.length;
          if (size > limit) throw new TooLarge();
          hash.update(chunk);
          await file.writeFile(chunk);
        }
        await file.sync();
      } catch (error) {
        await file.close();
        await rm(part, { force: true });
        throw error;
      }
      await file.close();
      const sha256 = hash.digest('hex');
      await rename(part, `${path}.${sha256}`);
      await sync(folder);
      await prove(folder, made);
      return { key: `${name}.${sha256}`, size, sha256 };
    },
    read: (key) => createReadStream(pathOf(key)),
    async part(key, start, length) {
      const file = await open(pathOf(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        () => null,
      ),
    async remove(key) {
      for (const copy of fileCopies) await rm(copyOf(key, copy), { force: true });
      await rm(pathOf(key), { force: true });
    },
    async removeAll(names) {
      for (const [folder, paths] of Map.groupBy(
        names.map((name) => pathOf(name, nameForm)),
        dirname,
      )) {
        const theirs = new Set(paths.map((path) => basename(path)));
        const lying = await readdir(folder).catch(() => []);
        for (const file of lying.filter((name) => theirs.has(name.slice(0, 36)))) await rm(join(folder, file), { force: true });
        if (lying.length > 0) await sync(folder);
      }
    },
    async writeCopy(key, copy, picture) {
      const part = `${copyOf(key, copy)}.part-${randomUUID()}`;
      try {
        await writeFile(part, picture, { flag: 'wx', flush: true, mode: privateModes.file });
        await rename(part, copyOf(key, copy));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await sync(dirname(part));
    },
    readCopy: (key, copy) => createReadStream(copyOf(key, copy)),
  };
}
