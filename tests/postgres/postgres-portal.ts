import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** A server in a process of its own. */
export interface PortalProcess {
  readonly url: string;
  readonly output: () => string;
  /** Resolves when it answers; rejects with its output when it ended instead. */
  readonly ready: () => Promise<void>;
  /** Sends a signal and resolves with the exit code, null when the signal ended it. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `server/main.ts` on a free port with these settings and no others. */
export async function startPortal(settings: Readonly<Record<string, string>>): Promise<PortalProcess> {
  const port = await freePortsForPortal();
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      NO_COLOR: '1',
      PORTICO_MODE: 'demo',
      PORTICO_LOG_LEVEL: 'warn',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    output: () => output,
    ready: () =>
      vi.waitUntil(
        () => {
          if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output}`);
          return fetch(`${url}/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          );
        },
        { timeout: 60_000, interval: 50 },
      ) as Promise<unknown> as Promise<void>,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
