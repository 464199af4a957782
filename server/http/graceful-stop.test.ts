import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A small server in its own process: `/slow` answers only after SIGUSR2. */
async function start(options = '') {
  const program = `
    const { createApp } = await import('./server/http/app.ts');
    const { stopGracefully } = await import('./server/http/graceful-stop.ts');
    const { createLog } = await import('./server/log.ts');
    const { readConfig } = await import('./server/config/config.ts');
    const log = createLog('info');
    const { app } = createApp({ config: readConfig({ PORTICO_DATA: '/tmp/portico-stop-test' }), log });
    const { stopping } = stopGracefully({ close: () => app.close(), log, ${options} });
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

test('SIGTERM lets a request that runs come to its end, then exits 0', async () => {
  const { child, url, until, exited } = await start();
  const slow = fetch(`${url}/slow`);
  await until(/asked/);
  child.kill('SIGTERM');
  await until(/stopping/);
  child.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('done');
  expect(await exited).toBe(0);
});

test('a second SIGTERM forces', async () => {
  const { child, url, until, exited } = await start();
  const slow = fetch(`${url}/slow`).catch(() => 'cut');
  await until(/asked/);
  child.kill('SIGTERM');
  await until(/stopping/);
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(await slow).toBe('cut');
});

test('one Ctrl+C that arrives twice, from the terminal and relayed by npm, does not force', async () => {
  const { child, url, until, exited } = await start();
  const slow = fetch(`${url}/slow`);
  await until(/asked/);
  child.kill('SIGINT');
  await until(/stopping/);
  child.kill('SIGINT');
  child.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('done');
  expect(await exited).toBe(0);
});

test('a request that never ends is cut when patience runs out', async () => {
  const { child, url, until, exited } = await start('patience: 50');
  const slow = fetch(`${url}/slow`).catch(() => 'cut');
  await until(/asked/);
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(await slow).toBe('cut');
});
