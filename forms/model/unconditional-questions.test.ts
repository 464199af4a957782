import type { SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { prepareForm } from './prepare-form.ts';

const open = (elements: readonly object[]): SurveyModel =>
  prepareForm({ elements: [{ type: 'text', name: 'make' }, ...elements] }, 'fill', { language: 'en', answers: {}, notShown: '' }).model;

test('a question that has only conditions is shown, and can be filled in, by them', () => {
  const model = open([
    { type: 'radiogroup', name: 'kind', choices: ['one', 'two'], visibleIf: "{make} = 'Lorne'" },
    { type: 'text', name: 'plate', enableIf: '{make} notempty' },
  ]);
  const [kind, plate] = [model.getQuestionByName('kind'), model.getQuestionByName('plate')];
  expect([kind.isVisible, plate.isReadOnly]).toEqual([false, true]);
  model.setValue('make', 'Lorne');
  expect([kind.isVisible, plate.isReadOnly]).toEqual([true, false]);
  model.setValue('make', 'Varden');
  expect([kind.isVisible, plate.isReadOnly]).toEqual([false, false]);
});

test.each([
  [{ setValueIf: "{make} = 'Lorne'", setValueExpression: "'two'" }, 'two'],
  [{ setValueExpression: "iif({make} = 'Lorne', 'two', 'one')" }, 'two'],
  [{ defaultValue: 'two', resetValueIf: "{make} = 'Lorne'" }, 'two'],
])('beside a condition, what else an answer changes is changed: %j', (more, answer) => {
  const model = open([{ type: 'dropdown', name: 'kind', choices: ['one', 'two'], visibleIf: '{make} notempty', ...more }]);
  model.setValue('kind', 'one');
  model.setValue('make', 'Lorne');
  expect(model.getValue('kind')).toBe(answer);
});

test('beside a condition, an error that depends on another answer goes with that', () => {
  const validators = [{ type: 'expression', expression: "{make} = 'Lorne'" }];
  const model = open([{ type: 'text', name: 'plate', visibleIf: '{make} notempty', validators }]);
  model.setValue('make', 'Varden');
  model.setValue('plate', 'AB12');
  const plate = model.getQuestionByName('plate');
  expect([plate.validate(true), plate.errors.length]).toEqual([false, 1]);
  model.setValue('make', 'Lorne');
  expect(plate.errors).toHaveLength(0);
});
