import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { inRoot, root } from '../set-up/places.mjs';
import { ExplainedError } from '../set-up/output.mjs';
import { freePortsForPortal } from './free-ports.ts';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `work` against a portal of its own: demo mode, free ports, a data folder that is deleted afterwards. `settings` go before these. */
export async function withPortal(work, { settings = {}, startsWithin = 120_000 } = {}) {
  const port = await freePortsForPortal();
  const data = mkdtempSync(join(tmpdir(), 'portico-journeys-'));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PORTICO_MODE: 'demo',
    PORTICO_DATA: data,
    PORTICO_DEFAULT_TENANT: 'northgate',
    PORTICO_LOG_LEVEL: 'warn',
    NO_COLOR: '1',
  };
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PORTICO_BIND', 'PORTICO_ORIGIN', 'npm_lifecycle_event']) delete env[name];
  Object.assign(env, settings);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot('server/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  const gone = new Promise((resolve) =>
    child.once('exit', () => {
      ended = true;
      resolve();
    }),
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const limit = Date.now() + startsWithin;
    while (!(await answers(`${url}/health/live`))) {
      if (ended) throw new ExplainedError(`${output.trim()}\nThe portal for the journeys stopped while it started.`);
      if (Date.now() > limit)
        throw new ExplainedError(`${output.trim()}\nThe portal for the journeys did not answer within ${startsWithin / 1000} s.`);
      await pause(100);
    }
    return await work({ url, port, pid: child.pid, output: () => output });
  } finally {
    child.kill('SIGTERM');
    await Promise.race([gone, pause(10_000)]);
    kill();
    process.off('exit', kill);
    rmSync(data, { recursive: true, force: true });
  }
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
