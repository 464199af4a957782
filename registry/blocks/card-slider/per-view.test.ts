import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('card-slider.module.css', import.meta.url), 'utf8');
const all = Number(/\.perView \{\s*--per-view: (\d)/.exec(css)?.[1]);
const below = [...css.matchAll(/@media \(width < (\d+)px\) \{\s*\.perView \{\s*--per-view: (\d)/g)].map((rule) =>
  rule.slice(1).map(Number),
);

/** Cards in view in a window of this width: of the rules that hold, the last one written. */
const inView = (width: number): number | undefined => below.findLast(([limit = 0]) => width < limit)?.[1] ?? all;

test.each([
  [1281, 4],
  [1280, 3],
  [641, 3],
  [640, 2],
  [481, 2],
  [480, 1],
])('a window of %i px shows %i cards', (width, cards) => {
  expect(inView(width)).toBe(cards);
});
