import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const heartbeat = 2_000;
const staleAfter = 20_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs `work` while no other process on this folder does. A directory is the lock (mkdir is atomic everywhere); its
 * holder touches it every 2 s, so a lock whose holder is dead or silent for 20 s is taken over.
 */
export async function alone(folder, work, onWait = () => {}) {
  const token = `${hostname()} ${process.pid} ${Math.random()}`;
  mkdirSync(join(folder, '..'), { recursive: true });
  let announced = false;
  while (!take(folder, token)) {
    if (removeStale(folder)) continue;
    if (!announced) onWait();
    announced = true;
    await pause(250);
  }
  const beat = setInterval(() => touch(folder), heartbeat);
  const release = () => owner(folder) === token && rmSync(folder, { recursive: true, force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

function take(folder, token) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), token);
  return true;
}

function owner(folder) {
  try {
    return readFileSync(join(folder, 'owner'), 'utf8');
  } catch {
    return '';
  }
}

function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // The lock was taken away from us: nothing to touch.
  }
}

function removeStale(folder) {
  const holder = owner(folder);
  if (!isStale(folder, holder)) return false;
  const aside = `${folder}.${process.pid}.stale`;
  try {
    renameSync(folder, aside);
  } catch {
    return true;
  }
  // Another process may have taken over between the look and the rename: then give it back.
  if (owner(aside) !== holder) {
    try {
      renameSync(aside, folder);
    } catch {
      rmSync(aside, { recursive: true, force: true });
    }
    return false;
  }
  rmSync(aside, { recursive: true, force: true });
  return true;
}

function isStale(folder, holder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > staleAfter) return true;
  } catch {
    return false;
  }
  const [host, pid] = holder.split(' ');
  if (host !== hostname() || !pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
