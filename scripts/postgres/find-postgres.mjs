import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../set-up/run.mjs';
import { ExplainedError } from '../set-up/output.mjs';

const debian = '/usr/lib/postgresql';
const elsewhere = ['/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin', '/usr/pgsql/bin'];

/** Newest first: PG_BIN, Debian's folders, usual places, PATH. */
function candidates() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...elsewhere,
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter((folder) => folder !== '');
}

const complete = (folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Folder of PostgreSQL's server programs, or undefined. */
const postgresFolder = () => candidates().find(complete);

/** As `postgresFolder`, installing Debian's PostgreSQL where this user may. Throws an ExplainedError when there is no way. */
export async function findPostgres(note) {
  const found = postgresFolder();
  if (found) return found;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    note?.('installing PostgreSQL');
    await run('apt-get', ['update'], { env }).catch(() => undefined);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env }).catch(() => undefined);
  }
  const installed = postgresFolder();
  if (installed) return installed;
  throw new ExplainedError(
    `no PostgreSQL on this machine${mayInstall ? ', and it could not be installed' : ''}.`,
    'install one (Debian: apt-get install postgresql), or name the folder of pg_ctl with PG_BIN, or a running one with PORTICO_TEST_DATABASE_URL.',
  );
}
