import { expect, test } from 'vitest';
import { askedQuestions, changesBetween } from './asked-questions.ts';

const text = (name: string, title?: unknown) => ({ type: 'text', name, ...(title === undefined ? {} : { title }) });

const below = { type: 'radiogroup', name: 'sold', choices: ['no', { value: 'yes', elements: [text('buyer')] }] };

test('questions of pages and panels and below choices, by the names of their answers, not rows of tables and words that are only read; a broken definition has none', () => {
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
      {
        elements: [
          { type: 'paneldynamic', name: 'rows', templateElements: [text('inner')] },
          text('a', 'A again'),
          below,
          { ...text('shown'), valueName: 'stored' },
        ],
      },
    ],
  };
  expect(askedQuestions(definition)).toEqual([
    { name: 'a', title: 'A again' },
    { name: 'b' },
    { name: 'rows' },
    { name: 'sold' },
    { name: 'buyer' },
    { name: 'stored' },
  ]);
  expect([null, 'x', {}, { pages: 'x' }, { elements: [1, { type: 'text' }] }].map(askedQuestions)).toEqual([[], [], [], [], []]);
});

test('what was added and removed; undefined where the questions are the same, in whatever order', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b', title: 'B' }, { name: 'c' }];
  expect(changesBetween([a, b], [b, a])).toBeUndefined();
  expect(changesBetween([a, b], [c, a])).toEqual({ added: ['c'], removed: [b] });
});
