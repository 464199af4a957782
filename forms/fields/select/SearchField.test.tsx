// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showField } from '../../react/field.fixture.tsx';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { choiceMeant, findChoices } from './find-choices.ts';

measureNothing();
afterEach(cleanup);

const choices = [
  { value: 1, text: 'Żabno' },
  { value: 2, text: 'Bath' },
  { value: 3, text: 'Batley' },
];
const asked = { type: 'dropdown', choices };

test('choices are found by any part, without their marks, those that begin with it first; one text means one', () => {
  const all = ['New Bath', 'Bath', 'Żabno'].map((text) => ({ value: text, textOrHtml: text }));
  const found = (typed: string) => findChoices(all, typed).map(({ value }) => value);
  expect([found('bath'), found('ZAB'), found(''), found('x')]).toEqual([
    ['Bath', 'New Bath'],
    ['Żabno'],
    ['New Bath', 'Bath', 'Żabno'],
    [],
  ]);
  expect(['bath', 'zab', 'b', '', 'x'].map((typed) => choiceMeant(all, typed)?.value)).toEqual([
    'Bath',
    'Żabno',
    undefined,
    undefined,
    undefined,
  ]);
});

test('without searchEnabled it is the list of the browser', () => {
  showField(asked);
  expect(screen.getByRole('combobox', { name: /^Asked/ }).tagName).toBe('SELECT');
});

test('an answer that is read-only is shown, not searched', () => {
  showField({ ...asked, searchEnabled: true, readOnly: true }, { answers: { asked: 2 } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Asked' });
  expect([field.value, field.readOnly]).toEqual(['Bath', true]);
});

test('with searchEnabled what is typed is found, and the value of the choice is the answer', async () => {
  const { answer } = showField({ ...asked, searchEnabled: true });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Asked' });
  field.focus();
  fireEvent.input(field, { target: { value: 'bat' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bath', 'Batley']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('Batley');
  expect(await answer()).toBe(3);
});

test('what is no choice stays, is no answer, and has a message; a stored answer is shown', async () => {
  const { send } = showField({ ...asked, searchEnabled: true, isRequired: true }, { answers: { asked: 2 } });
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Asked' });
  expect(field().value).toBe('Bath');
  field().focus();
  fireEvent.input(field(), { target: { value: 'Nowhere' } });
  fireEvent.blur(field());
  expect(field().value).toBe('Nowhere');
  expect(screen.getByText('Please choose one from the list.')).toBeTruthy();
  send();
  expect((await screen.findAllByText('This question needs an answer.')).length).toBeGreaterThan(0);
});
