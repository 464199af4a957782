// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../texts.ts';
import { loadedSanitiser, loadSanitiser } from '#ui/trusted-types';
import { measureNothing, ofBrowser, view } from './drawn-form.fixture.ts';
import { press, show } from './shown-form.fixture.tsx';
import { SurveyForm } from './SurveyForm.tsx';

measureNothing();
beforeAll(loadSanitiser);
afterEach(cleanup);

const link = '<a href="/page/terms">terms</a>';
/** As the relay gives a form to browser and server. */
const definition = {
  pages: [
    {
      name: 'p1',
      title: '<i>People</i>',
      description: '<b>All</b> of them',
      elements: [
        {
          type: 'text',
          name: 'other',
          title: { default: 'Name of the <b>other</b> person', cy: 'Enw’r person <b>arall</b>' },
          description: '<ul><li>one</li><li>two</li></ul>',
          placeholder: '<b>Ann</b>',
          isRequired: true,
          requiredErrorText: 'Enter the <b>name</b>',
        },
        { type: 'checkbox', name: 'agree', title: 'Agree', choices: [{ value: 'yes', text: `I have read the ${link}` }] },
        { type: 'radiogroup', name: 'one', title: 'One', choices: [{ value: 'a', text: '<b>A</b>' }] },
        { type: 'boolean', name: 'sure', title: 'Dear <b>{who}</b>', labelTrue: '<b>Yes</b>' },
        { type: 'ranking', name: 'order', title: 'Order', choices: [{ value: 'x', text: '<b>X</b>' }, 'y'] },
        { type: 'dropdown', name: 'list', title: 'List', choices: [{ value: 'l', text: '<b>L</b>' }] },
        { type: 'panel', name: 'panel', title: '<b>Panel</b>', elements: [{ type: 'text', name: 'q', title: 'Q' }] },
        {
          type: 'matrixdynamic',
          name: 'costs',
          title: 'Costs',
          rowCount: 1,
          columns: [{ name: 'what', title: '<b>What</b>', cellType: 'text' }],
        },
        {
          type: 'matrix',
          name: 'rates',
          title: 'Rates',
          columns: [{ value: 1, text: '<b>Good</b>' }],
          rows: [{ value: 'r', text: '<b>Staff</b>' }],
        },
        { type: 'multipletext', name: 'phones', title: 'Phones', items: [{ name: 'day', title: '<b>Day</b>' }] },
        {
          type: 'paneldynamic',
          name: 'children',
          title: 'Children',
          panelCount: 1,
          templateTitle: 'Child <b>{panel.first}</b>',
          templateElements: [{ type: 'text', name: 'first', title: '<b>First</b> name', defaultValue: '<i>Bo</i>' }],
        },
        {
          type: 'text',
          name: 'code',
          title: 'Code',
          defaultValue: 'x',
          validators: [{ type: 'regex', regex: '^\\d+$', text: 'Only <b>digits</b>, not {code}' }],
        },
      ],
    },
    { name: 'p2', title: '<b>End</b>', elements: [{ type: 'text', name: 'last', title: 'Last' }] },
  ],
};
const note = { type: 'html', name: 'note', html: '<p><b>Note</b></p>' };
const marked = (root: ParentNode = document) =>
  [...root.querySelectorAll('b, li, a[href="/page/terms"]')].map(({ textContent }) => textContent);

const answers = { who: '<i>Ann</i> & Bo', code: 'x', children: [{ first: '<i>Bo</i>' }], costs: [{}] };

test('markup is drawn in every kind of text, with answers in it as text', () => {
  show({ definition, answers });
  const found = marked();
  for (const text of [
    'All',
    'other',
    'one',
    'terms',
    'A',
    answers.who,
    'Yes',
    'X',
    'Panel',
    'What',
    'Good',
    'Staff',
    'Day',
    '<i>Bo</i>',
    'First',
  ])
    expect(found).toContain(text);
  expect(document.querySelectorAll('option b')).toHaveLength(0);
});

test('where only plain text is possible the same text has no markup', async () => {
  show({ definition, answers });
  const attributes = [...document.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ value }) => value));
  expect(attributes.filter((value) => /<\/?(b|ul|li|a)\b/.test(value))).toEqual([]);
  expect(screen.getByRole('textbox', { name: /^Name of the other person/ }).getAttribute('placeholder')).toBe('Ann');
  expect(screen.getByRole('option', { name: 'L' })).toBeTruthy();
  press('Continue');
  const lines = await screen.findAllByRole('link', { name: /person|Code/ });
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Name of the other person: Enter the name', 'Code: Only digits, not x']);
  expect(marked()).toEqual(expect.arrayContaining(['name', 'digits']));
  expect(document.body.textContent).not.toMatch(/<(b|ul)>/);
});

test('a link in a choice is reached by itself, and does not choose', async () => {
  show({ definition, answers });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have read the terms' });
  fireEvent.click(screen.getByRole('link', { name: 'terms' }));
  await waitFor(() => expect(box.checked).toBe(false));
});

test('each language has its own markup', () => {
  show({ definition, answers }, undefined, 'cy');
  expect(marked()).toContain('arall');
});

test('the server, which has no sanitiser, draws the same', () => {
  const withHtml = {
    ...view,
    definition: { pages: [{ ...definition.pages[0], elements: [...(definition.pages[0]?.elements ?? []), note] }] },
    answers,
  };
  const form = () => <SurveyForm id="form" view={withHtml} text={texts} language="en" act={vi.fn() as unknown as Act} />;
  show(withHtml);
  const inBrowser = marked();
  expect(inBrowser).toContain('Note');
  cleanup();
  const asked = vi.spyOn(loadedSanitiser() ?? expect.unreachable(), 'sanitiseInForm');
  for (const name of ofBrowser) vi.stubGlobal(name, undefined);
  const html = renderToString(form());
  vi.unstubAllGlobals();
  expect(asked).not.toHaveBeenCalled();
  const box = document.createElement('div');
  box.innerHTML = html;
  expect(marked(box)).toEqual(inBrowser);
});
