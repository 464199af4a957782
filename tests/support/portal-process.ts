import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

export interface PortalProcess {
  readonly child: ChildProcess;
  /** Address of the tenant at this demo port; 0 is the portal's own. */
  readonly address: (demoPort: number) => string;
  /** What it wrote so far, both streams. */
  readonly output: () => string;
  /** As a power cut: no farewell. */
  readonly kill: () => Promise<void>;
}

interface Settings {
  readonly port: number;
  readonly data: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a portal of its own, as `npm start` does after building. Does not wait for it. */
export function spawnPortal({ port, data, env = {} }: Settings): PortalProcess {
  const { DATABASE_URL: _, SMTP_URL: __, PORTICO_ORIGIN: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    env: { ...inherited, PORT: String(port), PORTICO_MODE: 'demo', PORTICO_DATA: data, PORTICO_LOG_LEVEL: 'info', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return {
    child,
    address: (demoPort) => `http://127.0.0.1:${port + demoPort}`,
    output: () => output,
    async kill() {
      process.off('exit', end);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts one and waits until the tenant at `demoPort` is ready; rejects with its output when it ends before. */
export async function startPortal(settings: Settings, demoPort = 0): Promise<PortalProcess> {
  const portal = spawnPortal(settings);
  while (!(await isReady(portal.address(demoPort)))) {
    if (portal.child.exitCode !== null) throw new Error(`The portal ended:\n${portal.output()}`);
    await pause(50);
  }
  return portal;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
