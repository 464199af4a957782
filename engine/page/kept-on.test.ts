import { expect, test } from 'vitest';
import { keptOn } from './kept-on.ts';

test('what is kept on an object is found there, and neither JSON, nor a copy, nor a comparison sees it', () => {
  const plans = keptOn<object, string>();
  const page = { slug: 'home' };
  plans.set(page, 'first');
  plans.set(page, 'second');
  expect(plans.get(page)).toBe('second');
  expect(keptOn<object, string>().get(page)).toBeUndefined();
  expect(plans.get({ ...page })).toBeUndefined();
  expect(JSON.stringify(page)).toBe('{"slug":"home"}');
  expect(page).toStrictEqual({ slug: 'home' });
  plans.delete(page);
  expect(plans.get(page)).toBeUndefined();
});

test('an object that was frozen keeps nothing, and nothing throws', () => {
  const plans = keptOn<object, string>();
  const page = Object.freeze({ slug: 'home' });
  plans.set(page, 'first');
  expect(plans.get(page)).toBeUndefined();
});
