// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../drawn-form.fixture.ts';
import { showField } from '../field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const registration = (regex: string) => ({
  type: 'text',
  maxLength: 8,
  isRequired: true,
  validators: [{ type: 'regex', regex, text: 'Letters and numbers only' }],
});
const type = (value: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  fireEvent.blur(screen.getByRole('textbox'));
};

test.each([
  ['AB-12-CDE', '^[A-Z0-9 ]{2,7}$', 'AB12CDE'],
  ['ab12 cde', '^[A-Z0-9]{2,7}$', 'AB12CDE'],
  [' AB12 CDE ', '^[A-Z0-9 ]{2,8}$', 'AB12 CDE'],
  ['ab 12', '^[a-z0-9 ]+$', 'ab 12'],
])('%j, where the form takes %s, is sent as %j', async (typed, regex, sent) => {
  const { answer } = showField({ ...registration(regex), maxLength: 20 });
  type(typed);
  expect(await answer()).toBe(sent);
});

test('what is something else is refused, and stays as it was typed', () => {
  const { send } = showField(registration('^[A-Z0-9]{2,7}$'));
  type('AB#1');
  send();
  expect(screen.getAllByText(/Letters and numbers only/)).toHaveLength(2);
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('AB#1');
});

test('a paste that is too long only by its spaces and hyphens is not cut off, and is sent without them', async () => {
  const { answer } = showField(registration('^[A-Z0-9]{2,7}$'));
  type(' AB - 12 - CDE ');
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe(' AB - 12 - CDE ');
  expect(await answer()).toBe('AB12CDE');
});
