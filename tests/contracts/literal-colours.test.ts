import { expect, test } from 'vitest';
import { literalColours } from './literal-colours.ts';

test('finds what is written out, in every notation', () => {
  expect(literalColours('a{color:#fff;border:1px solid Red;background:rgb(1 2 3);fill:darkgreen}')).toEqual([
    '#fff',
    'Red',
    'rgb(',
    'darkgreen',
  ]);
});

test('leaves tokens, system colours, keywords, selectors and comments alone', () => {
  expect(
    literalColours(
      '/* red */ .red:hover{color:var(--color-red);background:CanvasText;fill:currentColor;white-space:pre-line;outline:color-mix(in srgb, var(--color-text) 6%, transparent)}',
    ),
  ).toEqual([]);
});
