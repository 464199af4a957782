import { expect, test } from 'vitest';
import { askedQuestions, changesBetween } from './asked-questions.ts';

const text = (name: string, title?: unknown) => ({ type: 'text', name, ...(title === undefined ? {} : { title }) });

test('questions of pages and panels, not rows of tables and words that are only read; a broken definition has none', () => {
  const definition = {
    pages: [
      {
        name: 'one',
        elements: [
          text('a', 'A'),
          { type: 'html', name: 'words' },
          { type: 'text', name: 'secret', inputType: 'password' },
          text('OCRDetails'),
          { type: 'panel', name: 'p', elements: [text('b')] },
          null,
        ],
      },
      { elements: [{ type: 'paneldynamic', name: 'rows', templateElements: [text('inner')] }, text('a', 'A again')] },
    ],
  };
  expect(askedQuestions(definition)).toEqual([{ name: 'a', title: 'A again' }, { name: 'b' }, { name: 'rows' }]);
  expect([null, 'x', {}, { pages: 'x' }, { elements: [1, { type: 'text' }] }].map(askedQuestions)).toEqual([[], [], [], [], []]);
});

test('what was added and removed; undefined where the questions are the same, in whatever order', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b', title: 'B' }, { name: 'c' }];
  expect(changesBetween([a, b], [b, a])).toBeUndefined();
  expect(changesBetween([a, b], [c, a])).toEqual({ added: ['c'], removed: [b] });
});
