// @vitest-environment happy-dom
import type { QuestionCheckboxModel, QuestionMatrixDropdownModel, QuestionMatrixModel } from 'survey-core';
import { expect, test } from 'vitest';
import { formTexts as texts } from '../../texts.ts';
import { view } from '../drawn-form.fixture.ts';
import { openModel } from './open-model.ts';

const letters = [...'abcdefghijklmnop'];
const elements = [
  { type: 'checkbox', name: 'fruit', choicesOrder: 'random', choices: letters },
  { type: 'matrix', name: 'rows', rowOrder: 'random', rows: letters, columns: ['yes', 'no'] },
  {
    type: 'matrixdropdown',
    name: 'cells',
    rows: ['one'],
    columns: [{ name: 'cell', choicesOrder: 'RANDOM', choices: letters }],
    cellType: 'radiogroup',
  },
];
const questions = letters.map((name) => ({ type: 'text', name }));

/** In which order a person is asked for each of these. */
function ordersFor(person: string): readonly string[] {
  const pages = [{ elements }, { questionsOrder: 'random', elements: questions }];
  // An answer makes the rows before all of it is there.
  const answers = { cells: { one: { cell: 'b' } } };
  const model = openModel({ ...view, definition: { pages }, answers, keptAs: `portico.answers.${person}/fruit` }, texts, 'en');
  const valuesOf = (all: readonly { readonly value: unknown }[]): string => all.map(({ value }) => value).join('');
  const cell = (model.getQuestionByName('cells') as QuestionMatrixDropdownModel).visibleRows[0]?.cells[0]
    ?.question as QuestionCheckboxModel;
  return [
    valuesOf((model.getQuestionByName('fruit') as QuestionCheckboxModel).visibleChoices),
    (model.getQuestionByName('rows') as QuestionMatrixModel).visibleRows.map(({ name }) => name).join(''),
    valuesOf(cell.visibleChoices),
    model.pages[1]!.elements.map(({ name }) => name).join(''),
  ];
}

test('choices, rows and questions in a random order have the same one at each opening, and another one for another person', () => {
  const ann = ordersFor('ann');
  const bea = ordersFor('bea');
  expect(ordersFor('ann')).toEqual(ann);
  for (const [index, order] of ann.entries()) {
    expect([...order].toSorted()).toEqual(letters);
    expect(order).not.toBe(letters.join(''));
    expect(order).not.toBe(bea[index]);
  }
});
