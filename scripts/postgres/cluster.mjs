import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../set-up/run.mjs';
import { ExplainedError } from '../set-up/output.mjs';
import { freePorts } from '../test/free-ports.ts';

/** PostgreSQL refuses to run as root: then as Debian's own user for it, or as the least privileged one. */
const unprivileged = ['postgres', 'nobody'];

/**
 * Makes a PostgreSQL in a temporary folder, to be started on a free port of this machine: `{ url, start, stop, kill, remove }`.
 * `freeze` stops all its processes until `unfreeze`. `kill` is kill -9 of the server and all its processes; `start` then recovers. `bin` is the folder of PostgreSQL's programs.
 * A `disposable` one does not wait for the disk: for tests in which the machine itself does not fail.
 */
export async function makeCluster(bin, { disposable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged.find(exists) : undefined;
  const data = join(folder, 'data');
  const as = async (program, ...args) => {
    const command = user ? ['runuser', '-u', user, '--', join(bin, program), ...args] : [join(bin, program), ...args];
    const { code, output } = await run(command[0], command.slice(1), { cwd: folder });
    if (code !== 0) throw new ExplainedError(`${program} ended with ${code}: ${output.trim().split('\n').slice(-5).join(' ')}`);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => as('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w').catch(() => undefined);
  try {
    chmodSync(folder, 0o755);
    if (user) execFileSync('chown', [user, folder]);
    await as('initdb', '-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  } catch (error) {
    remove();
    throw error;
  }
  const port = await freePorts();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200${disposable ? ' -c fsync=off -c full_page_writes=off' : ''}`;
  return {
    url: `postgres://portico@127.0.0.1:${port}/postgres`,
    start: () =>
      as('pg_ctl', 'start', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options).catch((error) => {
        throw new ExplainedError(`${error.message}\n${logOf(folder)}`);
      }),
    stop,
    /** As a server whose disk hangs: connections are taken, nothing is answered. */
    freeze: () => processesOf(data).forEach((id) => signal(id, 'SIGSTOP')),
    unfreeze: () => processesOf(data).forEach((id) => signal(id, 'SIGCONT')),
    async kill() {
      const processes = processesOf(data);
      for (const id of processes) signal(id, 'SIGKILL');
      await goneFor(processes);
      // Where no process reaps children, PostgreSQL would find its process still listed.
      rmSync(join(data, 'postmaster.pid'));
    },
    remove,
  };
}

const processesOf = (data) => {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return [server, ...childrenOf(server)];
};

const childrenOf = (id) => readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function signal(id, name) {
  try {
    process.kill(id, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until they have ended; one that only waits for its parent to notice counts as gone. */
async function goneFor(processes) {
  const lives = (id) => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
    } catch {
      return false;
    }
  };
  while (processes.some(lives)) await new Promise((resolve) => setTimeout(resolve, 5));
}

function exists(user) {
  try {
    execFileSync('id', ['-u', user], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function logOf(folder) {
  try {
    return readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').slice(-5).join('\n');
  } catch {
    return '';
  }
}
