import { expect, test } from 'vitest';
import { createCheckedContentCache } from './checked-content-cache.ts';

test('an answer is found at its own revision only, and by its own tenant', () => {
  const cachedOf = createCheckedContentCache();
  cachedOf('acme').write('public-page/home', 4, { title: 'Home' });
  expect(cachedOf('acme').read('public-page/home', 4)).toEqual({ title: 'Home' });
  expect(cachedOf('acme').read('public-page/home', 5)).toBeUndefined();
  expect(cachedOf('other').read('public-page/home', 4)).toBeUndefined();
});

test('what is not there, or of no known revision, is asked again', () => {
  const kept = createCheckedContentCache()('acme');
  kept.write('public-page/nowhere', 4, null);
  kept.write('steps/project', 0, { steps: [] });
  expect(kept.read('public-page/nowhere', 4)).toBeUndefined();
  expect(kept.read('steps/project', 0)).toBeUndefined();
});

test('no more memory is used than allowed: the answer unused longest goes first, one that is too large is not kept', () => {
  const kept = createCheckedContentCache(250_000)('acme');
  for (const key of ['a', 'b', 'c']) kept.write(key, 4, key.repeat(10_000));
  kept.write('d', 4, 'd'.repeat(100_000));
  expect(kept.read('d', 4)).toBeUndefined();
  expect(['a', 'b', 'c'].map((key) => kept.read(key, 4))).toEqual([undefined, 'b'.repeat(10_000), 'c'.repeat(10_000)]);
});
