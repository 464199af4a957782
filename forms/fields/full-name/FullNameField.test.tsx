// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

test('a wrong name is reported at its own input, and in the summary with a link to it; it goes while typing', async () => {
  const { type, send, answer } = showField({ type: 'fullname', isRequired: true });
  type('First name', '1');
  send();
  const [first, last] = [screen.getByLabelText(/^First name/), screen.getByLabelText(/^Last name/)];
  expect(screen.getByRole('group', { name: /^Asked/ }).contains(first)).toBe(true);
  const described = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([described(first), described(last)]).toEqual(['First Name is invalid', 'Last Name is invalid']);
  fireEvent.click(screen.getByRole('link', { name: 'Last name, Asked: Last Name is invalid' }));
  expect(document.activeElement).toBe(last);
  type('Last name', "O'Neill ");
  expect([last.getAttribute('aria-invalid'), first.getAttribute('aria-invalid')]).toEqual([null, 'true']);
  type('First name', 'Mary Ann');
  expect(await answer()).toEqual({ firstName: 'Mary Ann', lastName: "O'Neill", fullName: "Mary Ann O'Neill" });
  expect(screen.queryByText('There is a problem')).toBeNull();
});

test('words of the definition replace those of the portal', () => {
  const { send } = showField({ type: 'fullname', isRequired: true, firstNameText: 'Vorname', firstNameInvalidText: 'Bitte in Buchstaben' });
  send();
  expect(screen.getByLabelText(/^Vorname/)).toBeTruthy();
  expect(screen.getAllByText(/Bitte in Buchstaben/).length).toBeGreaterThan(0);
});
