import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('documents.module.css', import.meta.url), 'utf8');
const all = Number(/\.perView \{\s*--per-view: (\d)/.exec(css)?.[1]);
const below = [...css.matchAll(/@media \(width < (\d+)px\) \{\s*\.perView \{\s*--per-view: (\d)/g)].map((rule) =>
  rule.slice(1).map(Number),
);

/** Documents in view in a window of this width: of the rules that hold, the last one written. */
const inView = (width: number): number | undefined => below.findLast(([limit = 0]) => width < limit)?.[1] ?? all;

test.each([
  [1025, 8],
  [1024, 6],
  [813, 6],
  [812, 4],
  [641, 4],
  [640, 2],
])('a window of %i px shows %i documents', (width, documents) => {
  expect(inView(width)).toBe(documents);
});
