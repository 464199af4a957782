import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** The set-up scripts are plain JavaScript, as they run on any Node from 18 on. */
const load = async <Module>(name: string) => (await import(new URL(name, import.meta.url).href)) as Module;
const { alone } = await load<{ alone<Value>(folder: string, work: () => Promise<Value>, onWait?: () => void): Promise<Value> }>(
  './mutex.mjs',
);
const { npmError } = await load<{ npmError(verb: string, output: string): Error }>('./npm.mjs');
const { isRecent } = await load<{ isRecent(version: string): boolean }>('./node.mjs');

let lock: string;
beforeEach(() => {
  lock = join(mkdtempSync(join(tmpdir(), 'portico-mutex-')), 'lock');
});
afterEach(() => rmSync(join(lock, '..'), { recursive: true, force: true }));

const held = (owner: string, age = 0) => {
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner'), owner);
  const then = new Date(Date.now() - age);
  utimesSync(lock, then, then);
};

test('two at once: one after the other, and the lock is gone', async () => {
  let inside = 0;
  let maxInside = 0;
  const work = async () => {
    maxInside = Math.max(maxInside, ++inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all([alone(lock, work), alone(lock, work), alone(lock, work)]);
  expect(maxInside).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('a lock is given back when the work fails', async () => {
  await expect(alone(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a process that is dead is taken over at once', async () => {
  held(`${hostname()} 999999999 x`);
  expect(await alone(lock, () => Promise.resolve('mine'))).toBe('mine');
});

test('the lock of another machine is taken over when it has been silent', async () => {
  held('elsewhere 1 x', 60_000);
  expect(await alone(lock, () => Promise.resolve('mine'))).toBe('mine');
});

test('the lock of a living holder is waited for', async () => {
  held(`${hostname()} ${process.pid} x`);
  let waited = 0;
  const leave = () => {
    waited++;
    rmSync(lock, { recursive: true });
  };
  expect(await alone(lock, () => Promise.resolve('mine'), leave)).toBe('mine');
  expect(waited).toBe(1);
});

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry failed', /offline/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES\nnpm error syscall mkdir', /may not be written/],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
    /do not agree/,
  ],
  ['npm error code E503', /answered badly/],
  ['npm error something new', /npm ci failed/],
])('npm that fails is explained: %s', (output, words) => {
  const { message } = npmError('ci', output);
  expect(message).toMatch(words);
  expect(message).toContain('What to do:');
});

test.each([
  ['v24.0.0', true],
  ['v22.22.0', true],
  ['v22.21.9', false],
  ['v20.20.2', false],
])('Node %s is recent enough: %s', (version, enough) => {
  expect(isRecent(version)).toBe(enough);
});
