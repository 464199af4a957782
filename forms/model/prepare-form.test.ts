import { expect, test } from 'vitest';
import { prepareForm, questionAt, type FormPurpose } from './index.ts';

const prepared = (elements: unknown, answers: Record<string, unknown> = {}, more: object = {}, purpose: FormPurpose = 'fill') =>
  prepareForm({ elements, ...more }, purpose, { language: 'en', answers, notShown: 'not shown', seeds: { source: 'workspace' } });

test('defaults and default expressions count when a form is begun, and read the seeds', () => {
  const elements = [
    { type: 'text', name: 'country', defaultValue: 'GB' },
    { type: 'text', name: 'by', defaultValueExpression: "{source} + '!'" },
  ];
  expect(prepared(elements).model.data).toEqual({ country: 'GB', by: 'workspace!' });
  expect(prepared(elements, { account_id: 'a' }).model.data).toMatchObject({ country: 'GB', account_id: 'a' });
});

test('what was typed over a default stays, and what was emptied stays empty', () => {
  const elements = ['country', 'town'].map((name) => ({ type: 'text', name, defaultValue: 'GB' }));
  expect(prepared(elements, { country: 'IE' }).model.data).toEqual({ country: 'IE' });
  expect(prepared(elements, { country: 'IE' }, {}, 'send').model.data).toEqual({ country: 'IE' });
});

test('of what the portal itself sets the newest holds; an account_ value of the answers stays', () => {
  const { model } = prepared([{ type: 'text', name: 'a' }], { a: 'x', source: 'old', account_id: 'b' });
  expect(model.data).toEqual({ a: 'x', account_id: 'b' });
  expect(model.runExpression('{source}')).toBe('workspace');
});

test('a complete trigger ends the form on its page: the pages after it are not asked, and come back when the answer changes', () => {
  const page = (name: string, more: object = {}) => ({ name, elements: [{ type: 'text', name: `q-${name}`, isRequired: true }], ...more });
  const { model } = prepared(
    undefined,
    {},
    {
      pages: [page('one'), page('two'), page('three', { visibleIf: "{q-one} <> 'x'" })],
      triggers: [{ type: 'complete', expression: "{q-one} = 'no' or {q-three} = 'no'" }],
    },
  );
  const visible = () => model.visiblePages.map(({ name }) => name);
  model.setValue('q-one', 'no');
  expect(visible()).toEqual(['one']);
  expect([model.isLastPage, model.validate(false)]).toEqual([true, true]);
  model.setValue('q-one', 'yes');
  expect(visible()).toEqual(['one', 'two', 'three']);
  model.setValue('q-three', 'no');
  expect(visible()).toEqual(['one', 'two', 'three']);
  model.setValue('q-one', 'x');
  expect(visible()).toEqual(['one', 'two']);
});

test('a form never completes by itself: not by a trigger, and not by a last answer', () => {
  const triggers = [{ type: 'complete', name: 'a', operator: 'equal', value: 'no' }];
  const { model } = prepared([{ type: 'radiogroup', name: 'a', choices: ['no'] }], {}, { triggers, autoAdvanceEnabled: true });
  model.setValue('a', 'no');
  model.nextPage();
  model.doComplete();
  expect(model.state).toBe('running');
});

test('a start page is the first step like any other', () => {
  const pages = [{ elements: [{ type: 'text', name: 'a' }] }, { elements: [{ type: 'text', name: 'b' }] }];
  const { model } = prepared(undefined, {}, { pages, firstPageIsStartPage: true });
  expect([model.state, model.visiblePageCount, model.isLastPage]).toEqual(['running', 2, false]);
});

test.each([
  ['an unknown type', { type: 'spaceship', name: 'a', isRequired: true }],
  ['no type', { name: 'a', isRequired: true }],
  ['a refused type', { type: 'constructor', name: 'a', isRequired: true }],
  [
    'an unknown container of a required question',
    { type: 'accordion', name: 'a', elements: [{ type: 'text', name: 'b', isRequired: true }] },
  ],
  [
    'a table with cells of an unknown type',
    { type: 'matrixdynamic', name: 'a', rowCount: 1, columns: [{ name: 'c', cellType: 'spaceship', isRequired: true }] },
  ],
])('[SEC-29] a question with %s keeps its place, and refuses the form where it is required', (_, element) => {
  const { model } = prepared([element]);
  expect(model.getAllQuestions().map(({ name }) => name)).toEqual(['a']);
  expect(model.validate(true)).toBe(false);
  const errors = model.getAllQuestions(false, false, true).flatMap((question) => question.errors.map((error) => error.getText()));
  expect(errors).toEqual(['not shown']);
  expect(prepared([{ ...element, isRequired: false, elements: [], columns: [] }]).model.validate(true)).toBe(true);
});

test('a stored answer that is not on offer, or of another shape, is left out and its path reported; a PDF still has it', () => {
  const elements = [
    { type: 'dropdown', name: 'fuel', choices: ['diesel'] },
    { type: 'checkbox', name: 'makes', choices: ['a', 'b'] },
    { type: 'text', name: 'town' },
    { type: 'paneldynamic', name: 'cars', templateElements: [{ type: 'radiogroup', name: 'kind', choices: ['van'] }] },
  ];
  const answers = { fuel: 'coal', makes: ['a', 'z'], town: { no: 1 }, cars: [{ kind: 'car' }, null], gone: 'kept' };
  const { model, misfits } = prepared(elements, answers);
  expect(model.data).toEqual({ makes: ['a'], cars: [{}, {}], gone: 'kept' });
  expect(misfits).toEqual(['fuel', 'makes', 'town', 'cars[0].kind']);
  expect(questionAt(model, 'cars[0].kind')?.name).toBe('kind');
  expect(prepared(elements, answers, {}, 'read').model.data).toMatchObject({
    fuel: 'coal',
    makes: ['a', 'z'],
    cars: [{ kind: 'car' }, {}],
  });
});

test.each(['fill', 'send', 'read'] as const)(
  'a text in place of a list of categories is left out, and the form is loaded to %s',
  (purpose) => {
    for (const acceptedCategories of ['image', 5, true, { image: true }]) {
      const limits = { acceptedCategories, acceptedTypes: '.pdf' };
      const cell = { name: 'scan', cellType: 'file', ...limits };
      const { model } = prepared(
        [
          { type: 'file', name: 'photo', ...limits },
          { type: 'file', name: 'alone', acceptedCategories },
          { type: 'matrixdynamic', name: 'bills', rowCount: 1, columns: [cell] },
        ],
        {},
        {},
        purpose,
      );
      for (const path of ['photo', 'bills[0].scan']) expect(questionAt(model, path)?.['renderedAcceptedTypes']).toBe('.pdf');
      expect(questionAt(model, 'alone')).toBeDefined();
    }
  },
);

test('questions in random order have it before their page is shown, and have the same once it is', () => {
  const elements = (page: string) => Array.from({ length: 30 }, (_, index) => ({ type: 'text', name: `${page}${index}` }));
  const pages = ['a', 'b', 'c'].map((name) => ({ name, elements: elements(name), ...(name === 'c' ? { questionOrder: 'initial' } : {}) }));
  const { model } = prepareForm({ questionOrder: 'random', pages }, 'fill', { language: 'en', answers: {}, notShown: '' });
  const names = () => model.pages.map((page) => page.elements.map(({ name }) => name));
  const before = names();
  expect(before[1]).not.toEqual(elements('b').map(({ name }) => name));
  expect(before[2]).toEqual(elements('c').map(({ name }) => name));
  for (const page of model.pages) model.currentPage = page;
  expect(names()).toEqual(before);
});
