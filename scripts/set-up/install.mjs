import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from './places.mjs';
import { ExplainedError, step } from './output.mjs';

const stampFile = inRoot('node_modules/.portico-stamp');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Hash of all that decides what must be in node_modules. */
const installStamp = (lock) =>
  createHash('sha256').update(`${lock} ${process.versions.modules} ${process.platform}-${process.arch}`).digest('hex');

/** Whether npm itself already installed exactly this lock (a developer's `npm install`). Optional packages may be missing. */
function npmDidIt(lock) {
  const hidden = read(inRoot('node_modules/.package-lock.json'));
  if (!hidden) return false;
  const present = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/** `npm ci`, unless node_modules already matches the lock. */
export async function install() {
  const lock = read(inRoot('package-lock.json'));
  if (!lock) throw new ExplainedError('package-lock.json is missing.', 'take it back from git: git checkout package-lock.json.');
  const stamp = installStamp(lock);
  if (read(stampFile) === stamp) return;
  if (!npmDidIt(lock)) {
    await step('Installing what package-lock.json names', (note) =>
      npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], note),
    );
  }
  writeFileSync(stampFile, stamp);
}
