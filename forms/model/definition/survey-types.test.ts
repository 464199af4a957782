import { Serializer } from 'survey-core';
import { expect, test } from 'vitest';
import { formIssues } from './form-issues.ts';
import { fieldTypes } from '../../questions/index.ts';
import { safeDefinition } from './safe-definition.ts';
import { notShownType } from './question-types.ts';
import { ignoredProperties, inputTypes, refusedProperties, surveyTypeSupport } from './survey-types.ts';
import '../index.ts';

/** Classes that others are made of. */
const bases = ['matrixdropdownbase', 'nonvalue', 'textbase'];

test('every type that SurveyJS has is shown or refused', () => {
  const all = Serializer.getChildrenClasses('question', true).map(({ name }) => name);
  const made = all.filter((type) => !Object.hasOwn(fieldTypes, type) && type !== notShownType && !bases.includes(type));
  expect(Object.keys(surveyTypeSupport).sort()).toEqual([...made].sort());
  expect(Object.keys(inputTypes).sort()).toEqual([...(Serializer.getProperty('text', 'inputType').choices as string[])].sort());
});

test('what is to be used instead of a refused type is a type that is shown, and refused and ignored properties are SurveyJS’s', () => {
  const instead = Object.values({ ...surveyTypeSupport, ...inputTypes }).flatMap((support) =>
    'refused' in support ? [support.instead] : [],
  );
  const shown = (name: string) => ({ ...inputTypes, ...surveyTypeSupport })[name];
  expect(instead.filter((name) => !shown(name) || 'refused' in (shown(name) ?? {}))).toEqual([]);
  for (const [type, names] of Object.entries(ignoredProperties))
    for (const name of names) expect([type, name, Boolean(Serializer.findProperty(type, name))]).toEqual([type, name, true]);
  for (const [type, names] of Object.entries(refusedProperties))
    for (const name of Object.keys(names)) expect([type, name, Boolean(Serializer.findProperty(type, name))]).toEqual([type, name, true]);
});

test('a look that is drawn anyway is no issue, and in a form that was stored earlier every other one is left out', () => {
  const drawn = [
    { type: 'boolean', displayMode: 'switch' },
    { type: 'dropdown', renderAs: 'select' },
    { type: 'rating', displayMode: 'auto' },
    { type: 'matrix', displayMode: 'auto' },
  ];
  expect(formIssues({ elements: drawn.map((question, index) => ({ name: `q${index}`, ...question })) })).toEqual([]);
  const stored = { elements: [{ type: 'paneldynamic', name: 'q', displayMode: 'tab', renderMode: 'progressTop', renderAs: 'x' }] };
  expect(safeDefinition(stored).definition).toMatchObject({ elements: [{ type: 'paneldynamic', name: 'q' }] });
  expect(Object.keys((safeDefinition(stored).definition as { elements: object[] }).elements[0] ?? {})).toEqual(['type', 'name']);
});

test.each([
  [{ type: 'imagemap' }, '/elements/0/type', 'Use "imagepicker".'],
  [{ type: 'buttongroup' }, '/elements/0/type', 'Use "radiogroup".'],
  [{ type: 'text', inputType: 'range' }, '/elements/0/inputType', 'Use "slider".'],
  [
    { type: 'matrixdynamic', columns: [{ name: 'c', cellType: 'dropdown', allowCustomChoices: true }] },
    '/elements/0/columns/0/allowCustomChoices',
    'use "showOtherItem".',
  ],
  [{ type: 'paneldynamic', displayMode: 'tab' }, '/elements/0/displayMode', 'leave "displayMode" out.'],
  [{ type: 'rating', renderAs: 'dropdown' }, '/elements/0/renderAs', 'leave "renderAs" out.'],
  [
    { type: 'matrixdynamic', columns: [{ name: 'c', cellType: 'checkbox', renderAs: 'tiles' }] },
    '/elements/0/columns/0/renderAs',
    'leave "renderAs" out.',
  ],
])('%j is refused with what to use instead', (question, pointer, instead) => {
  const [issue, ...others] = formIssues({ elements: [{ name: 'q', ...question }] });
  expect(issue).toMatchObject({ pointer, code: 'unsupported-question', message: expect.stringContaining(instead) as string });
  expect(others).toEqual([]);
  expect(formIssues({ elements: [{ type: 'text', name: 'q', defaultValue: question }] })).toEqual([]);
});
