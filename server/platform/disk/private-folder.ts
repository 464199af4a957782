import { chmodSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Modes of what Portico stores: for the user that it runs as, and no other. */
export const privateModes = { folder: 0o700, file: 0o600 } as const;

/** What group and others may do. */
const forOthers = 0o077;
const sticky = 0o1000;

/** Names of what Portico makes in its data folder: writers take the name from here. */
export const storedNames = {
  database: 'database',
  files: 'files',
  assets: 'assets',
  lock: 'lock.sqlite',
  secrets: 'secrets.json',
  demoTenants: 'demo-tenants.json',
  demoPeople: 'demo-people.json',
} as const;

const names: readonly string[] = Object.values(storedNames);
/** Unfinished ones, those of the lock's own database, and backups. */
const besides = /^(database\.unfinished|lock\.sqlite-.*|(secrets|demo-tenants|demo-people)\.json\..*|.*\.portico(\.partial)?)$/;
/** Anything else in the data folder is not touched. */
const isOwn = (name: string): boolean => names.includes(name) || besides.test(name);

/** What this process makes from now on is for its own user alone. Threads follow their process. */
export function makeFilesPrivate(): void {
  if (isMainThread) process.umask(forOthers);
}

/**
 * Closes the data folder to other users, if it is there. Throws a sentence for the operator when it holds other things than Portico's,
 * as a home folder does, or cannot be closed.
 */
export function closeDataFolder(dataDir: string): void {
  const found = process.platform === 'win32' ? undefined : statOf(dataDir, true);
  if (!found || (found.mode & forOthers) === 0) return;
  const entries = readdirSync(dataDir);
  if ((found.mode & sticky) !== 0 || (entries.length > 0 && !entries.some(isOwn)))
    throw new Error(
      `${dataDir} is open to other users of this machine and holds other things than Portico’s, so it was left as it is. ` +
        `Give Portico a folder of its own with PORTICO_DATA, or close this one: chmod 700 ${dataDir}`,
    );
  close(realpathSync(dataDir), found.mode);
}

/**
 * Closes the data folder and all of Portico's in it to other users: database, files, keys, backups. A folder that is closed already is not
 * walked: no other user of the machine can read what is in it. Throws a sentence for the operator when that is not possible.
 */
export function keepPrivate(dataDir: string): void {
  closeDataFolder(dataDir);
  if (process.platform === 'win32' || !statOf(dataDir, true)) return;
  for (const name of readdirSync(dataDir)) if (isOwn(name)) closeAll(join(dataDir, name), true);
}

/** A link is followed at the top alone: a folder may be on another disk. A folder is closed last, so that an interrupted walk begins again. */
function closeAll(path: string, follow = false): void {
  const found = statOf(path, follow);
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & forOthers) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
  close(path, found.mode);
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o777 & ~forOthers);
  } catch (error) {
    // Another process may take a file away meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw stillOpen(path, error);
  }
  if (((statOf(path, true)?.mode ?? 0) & forOthers) !== 0) throw stillOpen(path);
}

const stillOpen = (path: string, cause?: unknown): Error =>
  new Error(
    `${path} is open to other users of this machine, and Portico cannot close it: it belongs to another user, or its disk keeps no permissions. ` +
      'Give it to the user that Portico runs as (chown -R), or set PORTICO_DATA to a new folder; Portico makes it.',
    { cause },
  );

const statOf = (path: string, follow: boolean) => (follow ? statSync : lstatSync)(path, { throwIfNoEntry: false });
