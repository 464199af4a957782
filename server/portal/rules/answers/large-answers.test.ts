import { afterAll, expect, test } from 'vitest';
import { allowance } from './allowance.ts';
import { createAnswerValidator } from './validate-answers.ts';

const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
const { validateAnswers, close } = createAnswerValidator();
afterAll(close);

const columns = Array.from({ length: 10 }, (_, index) => ({
  name: `c${index}`,
  cellType: index % 2 ? 'dropdown' : 'text',
  choices: ['a'],
}));
const row = Object.fromEntries(columns.map(({ name }) => [name, 'a']));
const table = { elements: [{ type: 'matrixdynamic', name: 'm', columns }] };
const names = Array.from({ length: 2000 }, (_, index) => `q${index}`);
const questions = { pages: [{ elements: names.map((name) => ({ type: 'text', name, isRequired: true })) }] };

test.each([
  ['a table of 100 rows and 10 columns', table, { m: Array.from({ length: 100 }, () => row) }],
  ['2,000 questions', questions, Object.fromEntries(names.map((name) => [name, 'x']))],
])(
  'honest answers to %s are validated within the limits of production',
  async (_, definition, answers) => {
    expect(await validateAnswers(definition, { answers, ...words }, { tenant: 't', person: 'ann' })).toEqual({ answers, errors: [] });
  },
  60_000,
);

test('few answers get little more than the ordinary limit, and none more than four seconds besides', () => {
  const of = (answers: Record<string, unknown>) => allowance({ definition: {}, given: { answers, ...words } });
  expect([of({}), of({ a: 'x' }), of({ m: [{ a: 1, b: [2, 3] }] })]).toEqual([0, 5, 15]);
  expect(of({ m: Array.from({ length: 100_000 }, () => row) })).toBe(4000);
});
