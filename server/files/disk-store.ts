import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of files. A file is acknowledged only after its bytes, its name and its folder are on disk (SECURITY 5). */
export interface FileStore {
  /** Stores at most `limit` bytes; answers size and SHA-256. A longer body is refused and leaves nothing behind. */
  write(key: string, body: AsyncIterable<Uint8Array>, limit: number): Promise<{ size: number; sha256: string }>;
  read(key: string): ReadStream;
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
}

export class TooLarge extends Error {}

export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!/^[a-z0-9-]+\/[0-9a-f-]{36}$/.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(root, key);
  };
  return {
    async write(key, body, limit) {
      const path = pathOf(key);
      const folder = join(path, '..');
      await mkdir(folder, { recursive: true });
      const part = `${path}.part-${process.pid}-${Math.random().toString(36).slice(2)}`;
      const hash = createHash('sha256');
      let size = 0;
      const file = await open(part, 'wx');
      try {
        for await (const chunk of body) {
          size += chunk.length;
          if (size > limit) throw new TooLarge();
          hash.update(chunk);
          await file.write(chunk);
        }
        await file.sync();
      } catch (error) {
        await file.close();
        await rm(part, { force: true });
        throw error;
      }
      await file.close();
      await rename(part, path);
      await syncFolder(folder);
      return { size, sha256: hash.digest('hex') };
    },
    read: (key) => createReadStream(pathOf(key)),
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        () => null,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
