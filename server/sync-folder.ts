import { open } from 'node:fs/promises';

/** A name that came to a folder, or left it, is so on disk only after this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
