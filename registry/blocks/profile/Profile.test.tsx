// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import type { ProfileView } from '#schemas/api';
import { Profile } from './Profile.tsx';
import { examples } from './examples.ts';
import { texts } from './profile.schema.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sound = { ok: true, value: undefined };

/** The profile of the example with changes, whose actions have this outcome. */
function show(changes: { readonly [Name in keyof ProfileView]?: ProfileView[Name] | undefined } = {}, outcome: object = sound) {
  const { value } = (examples['full'] as unknown as { data: { profile: { value: ProfileView } } }).data.profile;
  const act = vi.fn(async () => outcome);
  const drawn = (view: Partial<ProfileView>, language = 'en') => {
    const data = { profile: { state: 'ready', value: { ...value, ...changes, ...view } } };
    return <Profile {...({ id: 'p', text: texts, language, data, act } as unknown as BlockEnvironment<typeof texts, 'profile'>)} />;
  };
  const { rerender } = render(drawn({}));
  return { act, again: (view: Partial<ProfileView>, language?: string) => rerender(drawn(view, language)) };
}

const open = (label: string) => fireEvent.click(screen.getByRole('button', { name: `${texts.change}: ${label}` }));
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const errorAt = (name: string) => field(name).closest('[data-error]')?.querySelector('[id$=-error]')?.textContent;

const address = { addressLine1: '4 Heol y Bont', city: 'Aberystwyth', postcode: 'SY23 1AB', country: 'GBR' };

test('the country is called as in the language of the page, and chosen from a list; its code is what is saved', async () => {
  const { act, again } = show({ address });
  expect(screen.getByText('United Kingdom')).toBeTruthy();
  again({}, 'fr');
  expect(screen.getByText('Royaume-Uni')).toBeTruthy();
  again({});
  open(texts.address);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: texts.country }).value).toBe('GBR');
  fireEvent.change(field('country'), { target: { value: 'FRA' } });
  submit();
  await waitFor(() =>
    expect(act).toHaveBeenCalledWith('save-details', expect.objectContaining({ address: expect.objectContaining({ country: 'FRA' }) })),
  );
});

test('a country that is on no list is shown as it is, and asked for anew; without one the country of sign-in is chosen', () => {
  show({ address: { ...address, country: 'Wales' }, home: 'GB' });
  expect(screen.getByText('Wales')).toBeTruthy();
  open(texts.address);
  expect(field('country').value).toBe('');
  cleanup();
  show({ address: { city: 'Aberaeron' }, home: 'GB' });
  open(texts.address);
  expect(field('country').value).toBe('GBR');
});

test('what an address lacks, and what does not fit, is stated at its line; the first of them has the focus', async () => {
  const details = Object.fromEntries(['addressLine1', 'addressLine2', 'postcode', 'state', 'country'].map((line) => [line, 'x']));
  show({ address: { ...address, country: 'AUS' } }, { ok: false, code: 'answers-refused', details });
  open(texts.address);
  for (const [name, value] of [
    ['addressLine1', ''],
    ['addressLine2', '<b>'],
    ['state', 'Wales'],
    ['postcode', 'XX'],
  ] as const)
    fireEvent.change(field(name), { target: { value } });
  submit();
  await waitFor(() => expect(errorAt('addressLine1')).toBe(texts.missingLine));
  expect([errorAt('addressLine2'), errorAt('postcode'), errorAt('country')]).toEqual([
    texts.unfitLine,
    texts.unfitPostcode,
    texts.chooseCountry,
  ]);
  expect(errorAt('state')).toContain('NSW');
  expect(document.activeElement).toBe(field('addressLine1'));
});

test.each([
  ['07700 900456', '+447700900456', {}],
  ['+33 6 12 34 56 78', '+33612345678', {}],
  ['0033 6 12 34 56 78', '+33612345678', {}],
  ['353861234567', '+353861234567', { home: 'IE', phone: undefined }],
])('the number %s is asked for as %s (%j)', async (typed, value, more) => {
  const { act } = show({ home: 'GB', phone: '+447700900113', ...more });
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`: ${texts.phone}$`) }));
  fireEvent.change(field('phone'), { target: { value: typed } });
  submit();
  await waitFor(() => expect(act).toHaveBeenCalledWith('begin-contact-change', { kind: 'phone', value }));
});

test.each([
  ['phone', '', texts.emptyPhone, {}],
  ['phone', '07700 900113', texts.samePhone, {}],
  ['phone', '0770', texts.unfitPhone, {}],
  ['phone', '07700 900456', texts.unfitPhone, { home: undefined, phone: undefined }],
  ['phone', '+999 123 4567', texts.unfitPhone, { home: 'GB', phone: undefined }],
  ['phone', 'call me', texts.unfitPhone, { home: 'GB', phone: undefined }],
  ['phone', '33612345678', texts.unfitPhone, { home: 'IE', phone: undefined }],
  ['phone', '01 234 5678 ext 12', 'Please leave out the extension (12).', { home: 'IE', phone: undefined }],
  ['email', 'Carys.Vaughan@example.org', texts.sameEmail, {}],
] as const)('%s: %j is not asked for, and why is stated: %s', async (kind, typed, words, more) => {
  const { act } = show({ home: 'GB', ...more });
  const change = kind === 'phone' && 'phone' in more ? texts.add : texts.change;
  fireEvent.click(screen.getByRole('button', { name: `${change}: ${texts[kind]}` }));
  fireEvent.change(field(kind), { target: { value: typed } });
  submit();
  await waitFor(() => expect(errorAt(kind)).toBe(words));
  expect(act).not.toHaveBeenCalled();
});

test('what the server refuses is stated in its words at the field', async () => {
  const details = { phone: 'Hebt den Anhang (12) weg.' };
  show({ home: 'GB', phone: '+447700900113' }, { ok: false, code: 'answers-refused', details });
  fireEvent.click(screen.getByRole('button', { name: `${texts.change}: ${texts.phone}` }));
  fireEvent.change(field('phone'), { target: { value: '07700 900456' } });
  submit();
  await waitFor(() => expect(errorAt('phone')).toBe(details.phone));
});

test('what was done is stated in the row of the detail, which is scrolled into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  show({ address });
  open(texts.address);
  submit();
  const status = await screen.findByText(texts.savedNow);
  const row = status.parentElement as HTMLElement;
  expect(row.contains(screen.getByRole('button', { name: `${texts.change}: ${texts.address}` }))).toBe(true);
  expect(scrolled.mock.contexts).toContain(row);
});

test('a number that was never confirmed states that it signs no one in, and is sent a code as it is', async () => {
  const { act } = show({ phone: '+447700900123', unproven: ['phone'] });
  expect(screen.getAllByText(texts.unproven)).toHaveLength(1);
  open(texts.phone);
  expect(field('phone').value).toBe('+447700900123');
  submit();
  await waitFor(() => expect(act).toHaveBeenCalledWith('begin-contact-change', { kind: 'phone', value: '+447700900123' }));
});
