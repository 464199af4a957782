import { expect, test } from 'vitest';
import { createKeptContent } from './kept-content.ts';

test('an answer is found at its own revision only, and by its own tenant', () => {
  const keptOf = createKeptContent();
  keptOf('acme').write('public-page/home', 4, { title: 'Home' });
  expect(keptOf('acme').read('public-page/home', 4)).toEqual({ title: 'Home' });
  expect(keptOf('acme').read('public-page/home', 5)).toBeUndefined();
  expect(keptOf('other').read('public-page/home', 4)).toBeUndefined();
});

test('what is not there, or of no known revision, is asked again', () => {
  const kept = createKeptContent()('acme');
  kept.write('public-page/nowhere', 4, null);
  kept.write('steps/project', 0, { steps: [] });
  expect(kept.read('public-page/nowhere', 4)).toBeUndefined();
  expect(kept.read('steps/project', 0)).toBeUndefined();
});

test('no more answers are kept than said: the one unused longest goes first', () => {
  const kept = createKeptContent(2)('acme');
  for (const key of ['a', 'b', 'c']) kept.write(key, 4, key);
  expect(['a', 'b', 'c'].map((key) => kept.read(key, 4))).toEqual([undefined, 'b', 'c']);
});
