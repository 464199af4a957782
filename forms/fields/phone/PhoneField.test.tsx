// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const number = () => screen.getByLabelText<HTMLInputElement>(/^Mobile Number/);

test('letters are not taken; after leaving, the digits of the answer are shown, and a pasted number chooses its country', async () => {
  const { type, leave, answer } = showField({ type: 'phone', isRequired: true, isUnique: false, defaultCountry: 'GBR' });
  type('Mobile Number', 'ab07700 9');
  expect(number().value).toBe('07700 9');
  type('Mobile Number', '+49 151 23456789');
  leave('Mobile Number');
  expect([number().value, screen.getByLabelText<HTMLSelectElement>(/^Dialing Code/).value]).toEqual(['15123456789', 'DEU']);
  expect(await answer()).toEqual({ dialingCode: '+49', iso3: 'DEU', number: '15123456789', phoneNumber: '+4915123456789' });
});

test('a number that is dialled abroad is read by the country that was chosen, key by key', async () => {
  const { type, leave, answer } = showField({ type: 'phone', isUnique: false, defaultCountry: 'USA' });
  const typed = '011 49 151 23456789';
  for (let length = 1; length <= typed.length; length += 1) type('(?:Mobile|Cell) Number', typed.slice(0, length));
  leave('Mobile Number');
  expect(await answer()).toMatchObject({ iso3: 'DEU', phoneNumber: '+4915123456789' });
});

test('an extension stays where it was typed, and is no part of the answer', async () => {
  const { type, leave } = showField({ type: 'phone', isUnique: false, defaultCountry: 'IRL' });
  type('Mobile Number', '01 234 5678 ext 12');
  leave('Mobile Number');
  expect(number().value).toBe('01 234 5678 ext 12');
});

test('a number that another account has is refused once it is left; what was found of another number does not count', async () => {
  const asked: string[] = [];
  const waiting: ((result: string) => void)[] = [];
  const outcome = async (name: string, payload: unknown) => {
    if (name !== 'check-answer') return { ok: false as const, code: 'no' };
    asked.push((payload as { phone: string }).phone);
    return { ok: true as const, value: { result: await new Promise<string>((resolve) => waiting.push(resolve)) } };
  };
  const { type, leave, send } = showField({ type: 'phone', isRequired: true, defaultCountry: 'GBR' }, { outcome });
  type('Mobile Number', '07700900111');
  leave('Mobile Number');
  type('Mobile Number', '07700900222');
  waiting[0]?.('InUse');
  leave('Mobile Number');
  await waitFor(() => expect(asked).toEqual(['+447700900111', '+447700900222']));
  expect(screen.queryByText(/already used/)).toBeNull();
  waiting[1]?.('InUse');
  expect((await screen.findAllByText('This mobile number is already used for another registration.')).length).toBeGreaterThan(0);
  type('Mobile Number', '07700900333');
  expect(screen.queryByText(/already used/)).toBeNull();
  // Without leaving it first, Submit asks, and reports what it could not ask.
  send();
  await waitFor(() => expect(asked).toHaveLength(3));
  waiting[2]?.('Unknown');
  expect((await screen.findAllByText('The number could not be checked just now. Please try again.')).length).toBeGreaterThan(0);
  send();
  await waitFor(() => expect(asked).toHaveLength(4));
});
