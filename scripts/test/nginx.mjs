import { existsSync } from 'node:fs';
import { run } from '../set-up/run.mjs';
import { ExplainedError } from '../set-up/output.mjs';
import { nginxFile } from './caching-proxy.ts';

/** Finds an nginx, installing Debian's where this user may. Throws an ExplainedError when there is no way. */
export async function findNginx(note) {
  const found = nginxFile();
  if (found) return found;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    note?.('installing nginx');
    await run('apt-get', ['update'], { env }).catch(() => undefined);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { env }).catch(() => undefined);
  }
  const installed = nginxFile();
  if (installed) return installed;
  throw new ExplainedError(
    `no nginx on this machine${mayInstall ? ', and it could not be installed' : ''}.`,
    'install one (Debian: apt-get install nginx-light).',
  );
}
