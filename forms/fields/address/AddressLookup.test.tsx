// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const street = { city: 'Madeupton', postcode: 'ZZ1 1AA', country: 'GBR' };
const first = { addressLine1: '1 Made-up Street', ...street };
const second = { addressLine1: 'Flat 2', addressLine2: '2 Made-up Street', state: 'Nowhereshire', ...street };

/** The question, in a form that can look addresses up in these countries. The test answers each search by hand. */
function open({ lookupCountries = ['GBR'], question = {}, answers = {} } = {}) {
  const asked: { payload: unknown; answer: (outcome: unknown) => Promise<void> }[] = [];
  const outcome = (name: string, payload: unknown) =>
    name === 'find-addresses'
      ? new Promise<never>((resolve) => {
          asked.push({ payload, answer: (given) => act(async () => resolve(given as never)) });
        })
      : Promise.resolve({ ok: false as const, code: 'no' });
  const field = showField(
    { type: 'address', lookup: true, defaultCountry: 'GBR', isStateRequired: false, ...question },
    { outcome, lookupCountries, answers },
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Find address' }));
  const found = (...addresses: unknown[]) => asked.at(-1)?.answer({ ok: true, value: { addresses } });
  return { ...field, asked, press, found };
}

const lines = () =>
  ['Address line 1', 'Address line 2', 'Town/City', 'Province'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
  );
const parts = () => [...document.querySelectorAll('[data-part]')].map((part) => (part as HTMLElement).dataset['part']);
const status = () => within(screen.getByRole('group')).getByRole('status').textContent;
const choose = (index: number) => fireEvent.change(screen.getByLabelText('Choose an address'), { target: { value: String(index) } });

test('without the property, without a service, and in a country that it does not know, the question is as it was', () => {
  const ordinary = ['country', 'addressLine1', 'addressLine2', 'city', 'state', 'postcode'];
  for (const given of [{ question: { lookup: false } }, { lookupCountries: [] }, { lookupCountries: ['FRA'] }]) {
    open(given);
    expect([parts(), screen.queryByRole('button', { name: 'Find address' })]).toEqual([ordinary, null]);
    cleanup();
  }
  open();
  expect(parts()).toEqual(['country', 'postcode', 'addressLine1', 'addressLine2', 'city', 'state']);
  fireEvent.change(screen.getByLabelText(/^Country/), { target: { value: 'FRA' } });
  expect(parts()).toEqual(ordinary);
});

test('the addresses of the postcode are listed with their number; choosing one fills in the lines, another one replaces them', async () => {
  const { type, asked, press, found, answer } = open();
  type('Postcode', 'zz11aa');
  press();
  expect([asked.map(({ payload }) => payload), status()]).toEqual([[{ country: 'GBR', postcode: 'ZZ1 1AA' }], 'Looking for addresses…']);
  await found(second, first);
  expect(status()).toBe('Addresses found: 2');
  const list = screen.getByLabelText<HTMLSelectElement>('Choose an address');
  expect([...list.options].map(({ text }) => text)).toEqual([
    'Addresses found: 2',
    'Flat 2, 2 Made-up Street, Madeupton, Nowhereshire, ZZ1 1AA',
    '1 Made-up Street, Madeupton, ZZ1 1AA',
  ]);
  expect(lines()).toEqual(['', '', '', '']);
  choose(0);
  expect([lines(), status()]).toEqual([
    ['Flat 2', '2 Made-up Street', 'Madeupton', 'Nowhereshire'],
    'The address below was filled in. Please check it.',
  ]);
  choose(1);
  expect(await answer()).toEqual({ ...first, state: 'Nowhereshire' });
});

test('Enter in the postcode searches; what is no postcode is reported at it, with the focus, and not asked for', () => {
  const { type, asked, press } = open();
  const postcode = screen.getByLabelText(/^Postcode/);
  press();
  expect([document.activeElement, screen.getByText('Postcode/Zip Code/Postal Code is required.').id]).toEqual([
    postcode,
    postcode.getAttribute('aria-describedby'),
  ]);
  type('Postcode', 'ZZ1');
  fireEvent.keyDown(postcode, { key: 'Enter' });
  expect(screen.getByText('Please enter a valid Postcode')).toBeTruthy();
  expect([asked.length, screen.queryByText('Address is required')]).toEqual([0, null]);
  type('Address line 1', '1 Made-up Street');
  expect([screen.queryByText('Please enter a valid Postcode') !== null, screen.queryByText('Town/City is required.')]).toEqual([
    true,
    null,
  ]);
  type('Postcode', 'ZZ1 1AA');
  fireEvent.keyDown(postcode, { key: 'Enter' });
  expect(asked).toHaveLength(1);
});

test('what Continue reports at one line stays while another one is typed in, and goes while its own is', () => {
  const { type, send } = open({ answers: { asked: { ...first, postcode: 'ZZ1' } } });
  const invalid = () => screen.queryAllByText('Please enter a valid Postcode').length > 0;
  send();
  expect(invalid()).toBe(true);
  type('Address line 1', '2 Made-up Street');
  type('Town/City', '');
  expect([invalid(), screen.queryByText('Town/City is required.')]).toEqual([true, null]);
  type('Postcode', 'ZZ1 1');
  expect(invalid()).toBe(false);
  send();
  expect([invalid(), screen.queryAllByText('Town/City is required.').length > 0]).toEqual([true, true]);
});

test.each([
  ['nothing is known', { ok: true, value: { addresses: [] } }, 'No address was found for ZZ1 1AA. Please enter the address below.'],
  [
    'the answer is none',
    { ok: true, value: { addresses: [7, null, { city: 1 }] } },
    'No address was found for ZZ1 1AA. Please enter the address below.',
  ],
  [
    'the service is down',
    { ok: false, code: 'unavailable' },
    'Addresses cannot be found for you just now. Please enter the address below.',
  ],
  [
    'there were too many searches',
    { ok: false, code: 'too-many-requests' },
    'Addresses cannot be found for you just now. Please enter the address below.',
  ],
])('where %s, that is reported, and what was typed stays', async (_, outcome, words) => {
  const { type, asked, press, answer } = open({ answers: { asked: { addressLine1: 'As typed', city: 'Cardiff' } } });
  type('Postcode', 'ZZ1 1AA');
  press();
  await asked[0]?.answer(outcome);
  expect(status()?.replaceAll(/[\u2068\u2069]/g, '')).toBe(words);
  expect(await answer()).toEqual({ addressLine1: 'As typed', city: 'Cardiff', postcode: 'ZZ1 1AA', country: 'GBR' });
});

test('only the newest search counts, and only for the postcode that is there', async () => {
  const { type, asked, press } = open();
  type('Postcode', 'ZZ1 1AA');
  press();
  press();
  fireEvent.keyDown(screen.getByLabelText(/^Postcode/), { key: 'Enter' });
  expect(asked).toHaveLength(1);
  type('Postcode', 'ZZ1 1AB');
  expect(status()).toBe('');
  press();
  await asked[0]?.answer({ ok: true, value: { addresses: [first] } });
  expect(status()).toBe('Looking for addresses…');
  await asked[1]?.answer({ ok: true, value: { addresses: [{ ...first, postcode: 'ZZ1 1AB' }] } });
  expect(status()).toBe('Addresses found: 1');
  type('Postcode', 'ZZ1 1AC');
  expect([status(), screen.queryByLabelText('Choose an address')]).toEqual(['', null]);
});

test('errors of the lines go with an address that is chosen; those that it does not answer come back with the next try', async () => {
  const { type, press, found, send } = open({ question: { isRequired: true, isStateRequired: true } });
  send();
  expect(screen.getAllByText('Address is required').length).toBeGreaterThan(0);
  type('Postcode', 'ZZ1 1AA');
  press();
  await found(first);
  choose(0);
  expect(document.querySelectorAll('[data-part][data-error]')).toHaveLength(0);
  send();
  expect([...document.querySelectorAll<HTMLElement>('[data-part][data-error]')].map(({ dataset }) => dataset['part'])).toEqual(['state']);
});
