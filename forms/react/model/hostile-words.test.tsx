// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { loadSanitiser } from '#ui/trusted-types';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';

const hostile = '<img src="x" onerror="globalThis.ran=1"><script>globalThis.ran=1</script><a href="javascript:ran">go</a>';

measureNothing();
beforeAll(loadSanitiser);
afterEach(cleanup);

function show(changes: Partial<FormView>, answer: unknown = { ok: true, value: {} }) {
  const act = (async () => answer) as unknown as Act;
  render(<SurveyForm id="form" view={{ ...view, ...changes }} text={texts} language="en" act={act} />);
}
const runnable = () => [...document.querySelectorAll('script, [onerror], [href^="javascript:" i], iframe')].map((one) => one.outerHTML);

test('html of a form, and answers piped into it, lose what could run', () => {
  show({
    definition: { elements: [{ type: 'html', name: 'note', html: `<b>Dear {who}</b>${hostile}<iframe src="/"></iframe>` }] },
    answers: { who: hostile },
  });
  expect(screen.getByText(/Dear/).tagName).toBe('B');
  expect(runnable()).toEqual([]);
});

test('titles, descriptions and choices with markup lose what could run, and answers in them are words', () => {
  const choices = [{ value: 'a', text: hostile }];
  show({
    definition: {
      elements: [
        { type: 'text', name: 'one', title: `{who} ${hostile}`, description: hostile, placeholder: hostile },
        { type: 'radiogroup', name: 'two', title: '**{who}**', choices },
        { type: 'dropdown', name: 'three', title: '<b>{who}</b>', choices },
      ],
    },
    answers: { who: hostile },
  });
  expect(document.body.textContent).toContain('<script>');
  expect(runnable()).toEqual([]);
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([hostile]);
});

test('why a server refused an answer is shown as words', async () => {
  const details = { registration: hostile };
  show({ answers: { registration: 'AB12 CDE' }, page: 1 }, { ok: false, code: 'answers-refused', message: hostile, details });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText(/<script>/)).length).toBeGreaterThan(0);
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(runnable()).toEqual([]);
});
