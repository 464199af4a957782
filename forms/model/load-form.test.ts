import { SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { longAnswers, longDefinition, longForm, nameAt } from '../../tests/bench/long-form.ts';
import { loadForm, loadFormInParts } from './load-form.ts';

test('a long form is loaded in parts, and is the same as one that is loaded at once', () => {
  const parts = loadFormInParts(longDefinition, 'fill');
  let count = 1;
  let part = parts.next();
  for (; !part.done; part = parts.next()) count += 1;
  expect(count).toBe(5);
  const { model, definition } = part.value;
  const whole = new SurveyModel(definition);
  expect(model.toJSON()).toEqual(whole.toJSON());
  for (const answers of [longAnswers, { ...longAnswers, [nameAt(1, 1)]: 'hide', [nameAt(3, 2)]: 'No' }]) {
    for (const one of [model, whole]) one.data = { ...answers };
    const shown = (one: SurveyModel) => one.getAllQuestions(true).map(({ name, no }) => [name, no]);
    expect(shown(model)).toEqual(shown(whole));
    expect(model.visiblePageCount).toBe(longForm.pages);
  }
  expect(model.getAllQuestions(true)).toHaveLength(longForm.pages * longForm.questions - longForm.pages);
});

test('what is wrong in any part is noted', () => {
  const pages = longDefinition.pages.map((page, index) => (index === 0 || index === 40 ? { ...page, colour: 'red' } : page));
  expect(loadForm({ pages }, 'fill').model.jsonErrors.map(({ message }) => message)).toEqual([
    expect.stringContaining("'colour'"),
    expect.stringContaining("'colour'"),
  ]);
});

test('a short form, and one without pages, is loaded in one part', () => {
  const pagesOf = (definition: object) => loadForm(definition, 'fill').model.pages.map(({ name }) => name);
  const page = (name: string) => ({ name, elements: [{ type: 'text', name: `${name} text` }] });
  expect(pagesOf({ pages: [page('one'), page('two')] })).toEqual(['one', 'two']);
  expect(pagesOf({ elements: [{ type: 'text', name: 'alone' }] })).toHaveLength(1);
  expect(pagesOf({})).toEqual([]);
});

test('elements of the form take the place of its pages, however many there are', () => {
  const { model } = loadForm({ ...longDefinition, elements: [{ type: 'text', name: 'alone' }] }, 'fill');
  expect(model.getAllQuestions().map(({ name }) => name)).toEqual(['alone']);
});
