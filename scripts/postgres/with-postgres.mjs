import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../set-up/run.mjs';
import { Trouble } from '../set-up/say.mjs';
import { findPostgres } from './find-postgres.mjs';

/** PostgreSQL refuses to run as root: then as Debian's own user for it, or as nobody. */
const unprivileged = ['postgres', 'nobody'];

/**
 * Runs `work({ url, bin })` against a PostgreSQL of its own: a new cluster in a temporary folder, on a free port of this machine,
 * deleted afterwards. With PORTICO_TEST_DATABASE_URL, against that one. Throws a Trouble when none can be had.
 */
export async function withPostgres(work, { note } = {}) {
  const bin = await findPostgres(note).catch((error) => {
    if (process.env.PORTICO_TEST_DATABASE_URL) return undefined;
    throw error;
  });
  const given = process.env.PORTICO_TEST_DATABASE_URL;
  if (given) return work({ url: given, bin });
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged.find(exists) : undefined;
  const data = join(folder, 'data');
  const as = async (program, ...args) => {
    const command = user ? ['runuser', '-u', user, '--', join(bin, program), ...args] : [join(bin, program), ...args];
    const { code, output } = await run(command[0], command.slice(1), { cwd: folder });
    if (code !== 0) throw new Trouble(`${program} ended with ${code}: ${output.trim().split('\n').slice(-5).join(' ')}`);
  };
  const stop = () => as('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w').catch(() => undefined);
  try {
    chmodSync(folder, 0o755);
    if (user) execFileSync('chown', [user, folder]);
    note?.('making a cluster');
    await as('initdb', '-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const port = await freePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
    await as('pg_ctl', 'start', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options).catch((error) => {
      throw new Trouble(`${error.message}\n${logOf(folder)}`);
    });
    return await work({ url: `postgres://portico@127.0.0.1:${port}/postgres`, bin });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
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

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
