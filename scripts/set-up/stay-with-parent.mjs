import { readFileSync } from 'node:fs';

/** The parent of a process, where the system provides it (Linux). */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return 0;
  }
}

const lives = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * npm that is killed leaves its scripts running. When npm (or the script that ran us again) started this process, stop
 * with it: SIGTERM to ourselves as soon as it, or the shell between, is gone.
 */
export function stayWithParent() {
  if (!process.env.npm_lifecycle_event && !process.env.PORTICO_WATCH_PARENT) return;
  const parent = process.ppid;
  const grandparent = process.env.PORTICO_WATCH_PARENT ? 0 : parentOf(parent);
  const shell = grandparent > 1 && /^(ba|da|z|k|a)?sh$/.test(nameOf(parent));
  setInterval(() => {
    if (process.ppid === parent && lives(parent) && (!shell || (lives(grandparent) && parentOf(parent) === grandparent))) return;
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
