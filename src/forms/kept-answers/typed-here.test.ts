import { expect, test } from 'vitest';
import type { FormView } from '#schemas/api';
import { withTypedHere } from './merge-local-answers.ts';

const read = { answers: { make: 'Audi', rent: '' }, version: 3 } as unknown as FormView;

test('what was typed while a form was read again is its answer where its question has none, else beside that', () => {
  const view = withTypedHere(read, { make: 'VW', rent: '700', colour: 'red', seats: '' });
  expect(view).toMatchObject({
    answers: { make: 'Audi', rent: '700', colour: 'red' },
    typedHere: ['rent', 'colour'],
    otherAnswers: [{ question: 'make', answer: 'VW' }],
    drawn: read,
  });
  expect(view.answers).not.toHaveProperty('seats');
});

test('nothing is new where nothing was typed, or the same', () => {
  expect(withTypedHere(read, {})).toEqual(read);
  expect(withTypedHere(read, { make: 'Audi' })).toEqual(read);
});
