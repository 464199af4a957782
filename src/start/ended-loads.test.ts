// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { watchEndedLoads } from './ended-loads.ts';

const hydrated = () => document.dispatchEvent(new Event('portico-hydrated'));
const isUncaught = (reason: unknown): boolean =>
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
const endedImport = new TypeError('error loading dynamically imported module: /build/assets/after-hydration.js');

afterEach(() => {
  hydrated();
  document.documentElement.removeAttribute('data-left');
});

test.each([
  ['announced', () => void dispatchEvent(new Event('beforeunload'))],
  ['noted by the inline loader', () => void document.documentElement.toggleAttribute('data-left', true)],
])('an import that ends because the document is left is no uncaught error, and its code is missing: %s', (_, leave) => {
  const hasEndedLoads = watchEndedLoads();
  expect(isUncaught(endedImport), 'not left').toBe(true);
  leave();
  expect(hasEndedLoads(), 'nothing ended').toBe(false);
  dispatchEvent(new Event('vite:preloadError'));
  expect(isUncaught(endedImport)).toBe(false);
  expect(hasEndedLoads()).toBe(true);
  hydrated();
  leave();
  expect(isUncaught(endedImport), 'hydrated').toBe(true);
});

test('code that is missing in a document that is not left did not end', () => {
  const hasEndedLoads = watchEndedLoads();
  dispatchEvent(new Event('vite:preloadError'));
  expect(hasEndedLoads()).toBe(false);
});
