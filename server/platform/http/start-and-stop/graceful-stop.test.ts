import { expect, test } from 'vitest';
import { startStoppable } from './stoppable.fixture.ts';

test('SIGTERM lets a running request end, then exits 0', async () => {
  const { child, url, until, exited } = await startStoppable();
  const slow = fetch(`${url}/slow`);
  await until(/asked/);
  child.kill('SIGTERM');
  await until(/stopping/);
  child.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('done');
  expect(await exited).toBe(0);
});

test('a second SIGTERM forces', async () => {
  const { child, url, until, exited } = await startStoppable('relayed: 0');
  const slow = fetch(`${url}/slow`).catch(() => 'cut');
  await until(/asked/);
  child.kill('SIGTERM');
  await until(/stopping/);
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(await slow).toBe('cut');
});

test.each(['SIGINT', 'SIGTERM'] as const)('one %s that arrives twice, as sent and relayed by npm, does not force', async (signal) => {
  const { child, url, until, exited } = await startStoppable();
  const slow = fetch(`${url}/slow`);
  await until(/asked/);
  child.kill(signal);
  await until(/stopping/);
  child.kill(signal);
  child.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('done');
  expect(await exited).toBe(0);
});

test('a request that never ends is cut after the timeout', async () => {
  const { child, url, until, exited } = await startStoppable('timeout: 50');
  const slow = fetch(`${url}/slow`).catch(() => 'cut');
  await until(/asked/);
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(await slow).toBe('cut');
});

test('an unhandled rejection is logged; the server takes no more work, ends what runs, and exits 1', async () => {
  const { child, url, until, exited } = await startStoppable();
  const slow = fetch(`${url}/slow`);
  await until(/asked/);
  await (await fetch(`${url}/fault`)).text();
  await until(/"level":60.*left alone.*unhandled rejection/);
  await until(/stopping/);
  child.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('done');
  expect(await exited).toBe(1);
});
