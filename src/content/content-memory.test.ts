import { expect, test, vi } from 'vitest';
import { ContentError } from '../failure/content-error.ts';
import { createContentMemory } from './content-memory.ts';

const answer = (value: unknown, revision = 1) => vi.fn(async () => ({ value, revision }));

test('a question is asked once, also while its answer is on the way', async () => {
  const memory = createContentMemory();
  const load = answer('page');
  expect(await Promise.all([memory.ask('a', load), memory.ask('a', load)])).toEqual(['page', 'page']);
  expect(await memory.ask('a', load)).toBe('page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what the server remembered is not asked again in the browser', async () => {
  const server = createContentMemory({ keepFailures: true });
  await server.ask('a', answer({ title: 'A' }, 7));
  const browser = createContentMemory({ given: JSON.parse(JSON.stringify(server.all())), revision: server.revision });
  const load = answer('other');
  expect(await browser.ask('a', load)).toEqual({ title: 'A' });
  expect(load).not.toHaveBeenCalled();
  expect(browser.revision).toBe(7);
});

test('the browser draws a failure of the server once, then asks again', async () => {
  const server = createContentMemory({ keepFailures: true });
  await expect(server.ask('a', async () => Promise.reject(new ContentError(0, 'content-unreachable')))).rejects.toThrow(ContentError);
  const browser = createContentMemory({ given: server.all() });
  await expect(browser.ask('a', answer('here'))).rejects.toMatchObject({ status: 0, code: 'content-unreachable' });
  expect(await browser.ask('a', answer('here'))).toBe('here');
});

test('a failed prefetch does not spoil the visit that follows', async () => {
  const memory = createContentMemory();
  await expect(memory.ask('a', async () => Promise.reject(new ContentError(502)))).rejects.toThrow();
  expect(await memory.ask('a', answer('here'))).toBe('here');
});

test('content kept by an earlier document is used only at the newest revision', async () => {
  const written = new Map<string, { revision: number; value: unknown }>([['a', { revision: 3, value: 'kept' }]]);
  const kept = {
    read: (key: string, revision: number) => (written.get(key)?.revision === revision ? written.get(key)?.value : undefined),
    write: (key: string, revision: number, value: unknown) => void written.set(key, { revision, value }),
  };
  expect(await createContentMemory({ revision: 3, kept }).ask('a', answer('fresh', 3))).toBe('kept');
  expect(await createContentMemory({ revision: 4, kept }).ask('a', answer('fresh', 4))).toBe('fresh');
  expect(written.get('a')).toEqual({ revision: 4, value: 'fresh' });
});

test('after news of a change, nothing kept is used before the server answers with the new revision', async () => {
  const kept = { read: () => 'kept', write: () => undefined };
  const memory = createContentMemory({ revision: 3, kept });
  memory.clear();
  expect(await memory.ask('a', answer('fresh', 4))).toBe('fresh');
  expect(await memory.ask('b', answer('fresh', 4))).toBe('kept');
});

test('clearing forgets what was known', async () => {
  const memory = createContentMemory({ given: { a: { value: 'old' } } });
  memory.clear();
  expect(await memory.ask('a', answer('new'))).toBe('new');
});
