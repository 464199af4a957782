import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach } from 'vitest';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/**
 * For tests: a small server in its own process. `/slow` answers only after SIGUSR2, `/quick` at once, `/fault` leaves a rejection that
 * is not caught. `options` are members of `Stopping`, as source.
 */
export async function startStoppable(options = '') {
  const program = `
    const { createApp } = await import('./server/platform/http/app.ts');
    const { stopGracefully } = await import('./server/platform/http/start-and-stop/graceful-stop.ts');
    const { healthRoutes } = await import('./server/platform/health/health.ts');
    const { createLog } = await import('./server/platform/log/log.ts');
    const { readConfig } = await import('./server/platform/config/config.ts');
    const log = createLog('info');
    const state = { stopping: () => false };
    const { app } = createApp({ config: readConfig({ PORTICO_DATA: '/tmp/portico-stop-test' }), log, stopping: () => state.stopping() });
    const { stopping } = stopGracefully({ close: () => app.close(), log, ${options} });
    state.stopping = stopping;
    healthRoutes(app, { probe: async () => undefined, dataDir: '/', stopping });
    app.get('/quick', async () => 'done');
    app.get('/fault', async () => { void Promise.reject(new Error('left alone')); return 'done'; });
    const { promise, resolve } = Promise.withResolvers();
    app.get('/slow', async () => { process.stdout.write('asked\\n'); await promise; return 'done'; });
    process.on('SIGUSR2', () => resolve());
    await app.listen({ port: 0, host: '127.0.0.1' });
    process.stdout.write('at ' + app.server.address().port + '\\n');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let text = '';
  child.stdout?.on('data', (data) => (text += String(data)));
  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(text);
      if (found) return found;
      await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    }
  };
  const [, port] = await until(/at (\d+)/);
  return { child, url: `http://127.0.0.1:${port}`, until, exited };
}
