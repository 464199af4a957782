import { createHash, randomUUID } from 'node:crypto';
import { open, mkdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { privateModes, storedNames, syncFolder } from '../../../platform/disk/index.ts';

export interface AssetFiles {
  /** Keeps the bytes and resolves with their sha256 (hex) once they are safe on disk. */
  keep(bytes: Uint8Array): Promise<string>;
  /** Path of a kept file. */
  pathOf(hash: string): string;
}

/** Files of assets by content: `<dataDir>/assets/<sha256>`. Written, fsynced, renamed, folder fsynced: never half a file under its name. */
export function openAssetFiles(dataDir: string): AssetFiles {
  const folder = join(dataDir, storedNames.assets);
  const pathOf = (hash: string): string => join(folder, hash);
  return {
    pathOf,
    async keep(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      if ((await sizeOf(pathOf(hash))) === bytes.byteLength) return hash;
      await mkdir(folder, { recursive: true, mode: privateModes.folder });
      const draft = join(folder, `.${hash}.${randomUUID()}`);
      try {
        await writeDurably(draft, bytes);
        await rename(draft, pathOf(hash));
      } catch (error) {
        await unlink(draft).catch(() => {});
        throw error;
      }
      await syncFolder(folder);
      return hash;
    },
  };
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', privateModes.file);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
