// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { markNewsRead, readNewsOf } from './read-news.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what a visitor read counts for the next person who signs in; what a person read is theirs alone, and the device keeps no name', async () => {
  await markNewsRead(undefined, ['a']);
  await markNewsRead('ann@example.org', ['b']);
  await markNewsRead('ann@example.org', ['b', 'c']);
  expect(await readNewsOf('ann@example.org')).toEqual(['a', 'b', 'c']);
  expect(await readNewsOf('ben@example.org')).toEqual(['a']);
  expect(await readNewsOf(undefined)).toEqual(['a']);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ann|example/);
});

test('only so much is kept: the newest 300 items of the last 20 people', async () => {
  for (let person = 0; person < 22; person += 1) await markNewsRead(`person ${person}`, ['x']);
  expect(await readNewsOf('person 1')).toEqual([]);
  expect(await readNewsOf('person 2')).toEqual(['x']);
  await markNewsRead(
    undefined,
    Array.from({ length: 301 }, (_, index) => `item ${index}`),
  );
  const ids = await readNewsOf(undefined);
  expect([ids.length, ids[0]]).toEqual([300, 'item 1']);
});

test.each(['{', '[]', '{"salt":1}', '{"salt":"s","visitors":[1],"people":{}}', '{"salt":"s","visitors":[],"people":{"x":7}}'])(
  '%s in the storage is nothing that was read, and is written anew',
  async (broken) => {
    localStorage.setItem('portico.news', broken);
    expect(await readNewsOf(undefined)).toEqual([]);
    expect(await markNewsRead(undefined, ['a'])).toBe(true);
    expect(await readNewsOf(undefined)).toEqual(['a']);
  },
);

test('a closed storage keeps nothing, and that is reported', async () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, clear: () => undefined });
  expect(await readNewsOf(undefined)).toEqual([]);
  expect(await markNewsRead(undefined, ['a'])).toBe(false);
});
