import { accessSync, constants, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts } from './free-ports.ts';

const isRoot = () => process.getuid?.() === 0;

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The file of an nginx on this machine, or undefined. */
export const nginxFile = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, 'nginx'))
    .find(runnable);

/**
 * Starts an nginx that many people share, with a cache in front of `upstream` ("127.0.0.1:8081"): it keeps one answer for each address, asks for cookies and
 * Vary no more than many networks do, and obeys Cache-Control alone. The header `X-Cache` of an answer is HIT where it comes from there.
 */
export async function startCachingProxy(file: string, upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-nginx-'));
  chmodSync(folder, 0o755);
  const port = await freePorts();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${isRoot() ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off; ${temporary.join(' ')}
  proxy_cache_path ${folder}/cache keys_zone=shared:4m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${upstream};
      proxy_set_header Host ${upstream};
      proxy_cache shared;
      proxy_cache_key $request_uri;
      proxy_cache_valid any 10m;
      proxy_cache_revalidate on;
      proxy_ignore_headers Vary Set-Cookie;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`,
  );
  const child = spawn(file, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode === null) continue;
    await close();
    throw new Error('nginx ended while it started: look at its settings in scripts/test/caching-proxy.ts.');
  }
  return { url, close };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => new Promise<boolean>((resolve) => setTimeout(resolve, 50, false)),
  );
