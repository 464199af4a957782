import type { ItemValue, QuestionMatrixDynamicModel } from 'survey-core';
import { expect, test } from 'vitest';
import { loadForm } from '../load-form.ts';
import '../prepare-form.ts';

test('the name of a field in a table is announced as changed once a row above it is removed', () => {
  const elements = [{ type: 'matrixdynamic', name: 'papers', rowCount: 2, columns: [{ name: 'paper', cellType: 'text' }] }];
  const papers = loadForm({ elements }, 'fill').model.getQuestionByName('papers') as QuestionMatrixDynamicModel;
  const field = papers.visibleRows[1]?.cells[0]?.question;
  if (!field) throw new Error('The table has no second row.');
  // Who shows it reads it again after that.
  const changes: unknown[] = [];
  expect(field.locTitle.textOrHtml).toBe('row 2, column paper');
  field.value = 'letter';
  field.locTitle.onStringChanged.add((text) => changes.push(text));
  papers.removeRow(0, false);
  expect(changes).not.toEqual([]);
  expect(field.locTitle.textOrHtml).toBe('row 1, column paper');
});

const around = (piped: object) => ({
  pages: [
    {
      name: 'one',
      title: 'Your car',
      elements: [
        { type: 'text', name: 'make' },
        { type: 'radiogroup', name: 'fuel', choices: ['petrol'], ...piped },
      ],
    },
  ],
});

/** Whether the texts of a question are announced as changed when another one is answered. */
function isAnnounced(definition: object): boolean {
  const { model } = loadForm(definition, 'fill');
  const fuel = model.getQuestionByName('fuel');
  const changes: unknown[] = [];
  const texts = [fuel.locTitle, fuel.locDescription, ...(fuel['choices'] as ItemValue[]).map(({ locText }) => locText)];
  // As a view has read them.
  for (const text of texts) {
    expect(text.renderedHtml).toBeDefined();
    text.onStringChanged.add(() => changes.push(text));
  }
  model.setValue('make', 'Lorne');
  return changes.length > 0;
}

test.each([
  ['its title', { title: 'Fuel of {make}' }],
  ['its description', { description: 'As {make} states it' }],
  ['a choice', { choices: ['petrol', { value: 'other', text: 'Another than that of {make}' }] }],
  ['its title in another language', { title: { default: 'Fuel of {make}', cy: 'Tanwydd' } }],
])('a question whose text holds an answer is announced as changed with it: %s', (_, piped) => {
  expect(isAnnounced(around(piped))).toBe(true);
});

test.each([
  ['no text holds an answer', {}],
  ['an expression names it alone', { visibleIf: "{make} <> 'Heron'" }],
])('no text is announced as changed where %s', (_, piped) => {
  expect(isAnnounced(around(piped))).toBe(false);
});

test('texts that hold no answer change with the language', () => {
  const { model } = loadForm(around({ title: { default: 'Fuel', cy: 'Tanwydd' } }), 'fill');
  const { locTitle } = model.getQuestionByName('fuel');
  expect(locTitle.renderedHtml).toBe('Fuel');
  const changes: unknown[] = [];
  locTitle.onStringChanged.add((text) => changes.push(text));
  model.locale = 'cy';
  expect([changes.length > 0, locTitle.renderedHtml]).toEqual([true, 'Tanwydd']);
});
