import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What other users of the machine may read or write in a folder, by its path from there; `.` is the folder itself. */
export const openToOthers = (directory: string): string[] =>
  ['.', ...(readdirSync(directory, { recursive: true }) as string[])].filter(
    (path) => ((lstatSync(join(directory, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
