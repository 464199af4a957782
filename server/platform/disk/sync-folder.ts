import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A name that was added to a folder, or removed from it, is so on disk only after this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** New folders are in their parents only once those are on disk too: syncs every folder above `path`, up to `top` and with it. */
export async function syncAbove(path: string, top: string, sync = syncFolder): Promise<void> {
  for (let above = dirname(path); above.length >= top.length; above = dirname(above)) {
    await sync(above);
    if (above === dirname(above)) return;
  }
}
