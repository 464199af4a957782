import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { privateModes, storedNames } from '../../disk/index.ts';

/** Holds `directory` for this process. The system frees it when the process ends, however it ends. */
export function lockDirectory(directory: string): { release(): void } {
  requireWritable(directory);
  const path = join(directory, storedNames.lock);
  closeSync(openSync(path, 'a', privateModes.file));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new Error(`another Portico is using ${directory}; stop it or set PORTICO_DATA to another folder.`);
  }
  return { release: () => file.close() };
}

function requireWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: privateModes.folder });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = { EROFS: 'the disk is read-only', EACCES: 'this user may not', ENOSPC: 'the disk is full' }[code ?? ''] ?? code;
    throw new Error(`${directory} cannot be written (${reason}): make it writable, or set PORTICO_DATA to another folder.`, {
      cause: error,
    });
  }
}
