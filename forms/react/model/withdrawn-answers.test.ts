// @vitest-environment happy-dom
import type { QuestionPanelDynamicModel, SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { questionAt } from '../../model/index.ts';
import { createSurvey } from './create-survey.ts';
import { withWithdrawn } from './withdrawn-answers.ts';

const choice = (name: string) => ({ type: 'radiogroup', name, choices: ['one', 'two'] });
const elements = [
  choice('a'),
  { type: 'text', name: 'b' },
  { type: 'checkbox', name: 'many', choices: ['one', 'two'] },
  choice('with.dot'),
  { type: 'paneldynamic', name: 'cars', templateElements: [choice('kind'), { type: 'text', name: 'plate' }] },
  { type: 'matrix', name: 'grid', columns: ['good'], rows: ['price', 'speed'] },
  { type: 'matrixdynamic', name: 'bills', columns: [{ name: 'sort', cellType: 'dropdown', choices: ['one'] }] },
];
const stored = {
  a: 'three',
  b: 'x',
  many: ['one', 'gone'],
  'with.dot': 'three',
  cars: [{ kind: 'one' }, { kind: 'lorry', plate: 'P' }],
  grid: { price: 'bad' },
  bills: [{ sort: 'one' }, { sort: 'gone' }],
};
const open = (answers: object = stored): SurveyModel =>
  createSurvey(
    { elements },
    {
      language: 'en',
      answers: answers as typeof stored,
      page: 0,
      notOffered: 'Not offered',
      notANumber: 'No number',
      notShown: 'Not shown',
      sanitise: (html) => html,
    },
  );

test('stored answers that a revision does not offer stay in what is kept, at any depth, whatever else is answered', () => {
  const model = open();
  expect(model.data).toEqual({ b: 'x', many: ['one'], cars: [{ kind: 'one' }, { plate: 'P' }], bills: [{ sort: 'one' }, {}] });
  expect(withWithdrawn(model)).toEqual(stored);
  model.setValue('b', 'y');
  expect(withWithdrawn(model)).toEqual({ ...stored, b: 'y' });
});

test('a question that is answered anew has its new answer alone, also once that is taken away', () => {
  const model = open();
  model.setValue('a', 'one');
  model.setValue('many', ['one', 'two']);
  expect(withWithdrawn(model)).toEqual({ ...stored, a: 'one', many: ['one', 'two'] });
  model.clearValue('a');
  expect(withWithdrawn(model)).not.toHaveProperty('a');
  const kind = questionAt(model, 'cars[1].kind');
  if (kind) kind.value = 'two';
  expect(withWithdrawn(model)).toMatchObject({ cars: [{ kind: 'one' }, { kind: 'two', plate: 'P' }] });
});

test('an answer of a row follows its row when another is removed, and goes with its own', () => {
  const model = open();
  const cars = questionAt(model, 'cars') as QuestionPanelDynamicModel;
  cars.removePanel(0);
  expect(withWithdrawn(model)).toMatchObject({ cars: [{ kind: 'lorry', plate: 'P' }] });
  cars.removePanel(0);
  expect(withWithdrawn(model)['cars'] ?? []).toEqual([]);
});
