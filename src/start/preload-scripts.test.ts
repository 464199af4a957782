// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { preloadLater } from './preload-scripts.ts';

afterEach(() => void (document.documentElement.innerHTML = ''));

function idleOn(body: string): string[] {
  document.documentElement.innerHTML = `<head><script data-later="/build/a.js /build/b.js"></script><link href="/build/b.js"></head><body>${body}</body>`;
  const waiting: (() => void)[] = [];
  preloadLater(document, { setTimeout: window.setTimeout, requestIdleCallback: (work) => waiting.push(work as () => void) });
  for (const work of waiting) work();
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.getAttribute('href') ?? '');
}

test('a document that leads to a form fetches what forms are drawn with, once it is idle', () => {
  expect(idleOn('<form action="/form/vehicle-claim"></form>')).toEqual(['/build/a.js']);
  expect(idleOn('<a href="/form/vehicle-claim">x</a>')).toEqual(['/build/a.js']);
});

test('another document does not', () => {
  expect(idleOn('<a href="/page/faqs">x</a>')).toEqual([]);
});
