// @vitest-environment happy-dom
import type { QuestionCheckboxModel } from 'survey-core';
import { expect, test } from 'vitest';
import { texts } from '../../blocks/form/form.schema.ts';
import { view } from '../drawn-form.fixture.ts';
import { openModel } from './open-model.ts';

const letters = [...'abcdefghijklmnop'];
const orderFor = (person: string, choicesOrder = 'random'): string => {
  const elements = [{ type: 'checkbox', name: 'fruit', choicesOrder, choices: letters }];
  const model = openModel({ ...view, definition: { elements }, keptAs: `portico.answers.${person}/fruit` }, texts, 'en');
  const { visibleChoices } = model.getQuestionByName('fruit') as QuestionCheckboxModel;
  return visibleChoices.map(({ value }: { value: string }) => value).join('');
};

test('choices in a random order have the same one at each opening, and another one for another person', () => {
  const ann = orderFor('ann');
  expect([orderFor('ann'), [...ann].toSorted().join('')]).toEqual([ann, letters.join('')]);
  expect(ann).not.toBe(letters.join(''));
  expect(orderFor('bea')).not.toBe(ann);
  expect(orderFor('ann', 'none')).toBe(letters.join(''));
});
