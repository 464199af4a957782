// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { annsView } from '../../auth/person.fixture.ts';
import { createShow, type Portal } from '../../visit/index.ts';
import type { SessionState } from '../../auth/session.ts';
import { toConfirmation } from '../../content/form-content.ts';
import { forgetSentForm } from '../../forms/forget-sent-form.ts';
import { keepSentForm } from '../../forms/sent-form.ts';
import { showConfirmation } from './show-confirmation.ts';

const pages = [
  {
    slug: 'claim-success',
    'page-title': { en: 'We have your claim', cy: 'Mae gyda ni' },
    html: { en: '<h1>Thanks</h1>', cy: '<h1>Diolch</h1>' },
  },
  ...[
    'claim-additional-success',
    'my-claim-additional-success',
    'communication-preferences-update',
    'unsubscribe-update',
    'registration-success',
    'own',
  ].map((slug) => ({ slug, 'page-title': slug, html: `<h1>${slug}</h1>` })),
];
const ann: SessionState & { readonly state: 'signed-in' } = { state: 'signed-in', view: annsView };
const out: SessionState = { state: 'signed-out' };
const submissions = [
  { id: 's-done', referenceNumber: 'R-DONE', status: 'Done', formSlug: 'claim' },
  { id: 's-draft', referenceNumber: 'R-DRAFT', status: 'Draft', formSlug: 'claim' },
  { id: 's-stop', referenceNumber: 'R-STOP', status: 'Done', formSlug: 'unsubscribe' },
];
let offer = async (): Promise<unknown> => ({ offered: true });
let mine = async (): Promise<unknown> => [{ id: 'a', hasRegistration: true }];
const call = vi.fn(async (name: string): Promise<unknown> =>
  name === 'accounts.mine' ? mine() : name === 'submissions.mailCopyOffer' ? offer() : submissions,
);
const portalOf = (session: SessionState) =>
  ({
    tenant: 'acme',
    language: 'cy',
    session: { current: () => session },
    api: { call },
    questions: {
      tenant: async () => ({ slug: 'acme', name: 'Acme', languages: [{ iso2Code: 'en' }, { iso2Code: 'cy' }] }),
      dictionary: async () => ({}),
      common: async () => ({}),
      menu: async () => [],
      form: async (slug: string) => ({ slug, confirmationSlug: undefined, mailsCopy: slug === 'claim' }),
      confirmation: async (slug: string) => {
        const found = pages.find((page) => page.slug === slug);
        return found ? toConfirmation(found) : null;
      },
    },
    addressOf: (url: URL) => url,
    known: () => ({}),
    arrived: () => undefined,
    onDevice: true,
    ready: async () => undefined,
    clock: () => 0,
    draftsShown: () => false,
  }) as unknown as Portal;
const shown = (query: string, session: SessionState) => {
  const portal = portalOf(session);
  return showConfirmation(
    { session: portal.session, show: createShow(portal) },
    new URL(`/claim-confirmation${query}`, 'https://portal.example'),
  );
};
const confirmed = async (query: string, session: SessionState) =>
  ((await shown(query, session)).view as { reference: string } | undefined)?.reference;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  call.mockClear();
  mine = async () => [{ id: 'a', hasRegistration: true }];
});

test('what this browser sent is confirmed in content’s words, and without a reference in the address by the kept one', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', person: 'ann' });
  for (const query of ['?referenceNumber=R-1', ''])
    expect(await shown(query, ann)).toMatchObject({
      status: 200,
      title: 'Mae gyda ni',
      view: { html: '<h1>Diolch</h1>', reference: 'R-1' },
    });
  expect(await shown('?slug=nothing', out)).toMatchObject({ status: 404, queryRead: ['slug'] });
});

test('an address alone confirms nothing: no reference, no slug, no words of content', async () => {
  const addresses = [
    '',
    '?referenceNumber=R-9',
    '?slug=unsubscribe-update',
    '?slug=registration-success&referenceNumber=R-9&isSaveAndReturn=true',
  ];
  for (const query of addresses) {
    expect(await shown(query, out)).toMatchObject({ status: 200, title: 'There is nothing to confirm here' });
    expect(await confirmed(query, out)).toBeUndefined();
    expect(await confirmed(query, ann)).toBeUndefined();
  }
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', person: 'ben' });
  expect(await confirmed('?referenceNumber=R-2', out)).toBeUndefined();
  expect(await confirmed('?referenceNumber=R-1&slug=unsubscribe-update', out)).toBeUndefined();
  expect(await confirmed('?referenceNumber=R-1', ann)).toBeUndefined();
});

test.each(pages.map(({ slug }) => slug))('the page %s confirms what was sent with it', async (slug) => {
  await keepSentForm({ reference: 'R-1', slug });
  expect(await confirmed(`?slug=${slug}&referenceNumber=R-1`, out)).toBe('R-1');
  expect(await confirmed(`?slug=${slug}`, out)).toBe('R-1');
});

test('the person signed in is confirmed what they have sent for good, on any device', async () => {
  expect(await confirmed('?referenceNumber=R-DONE', ann)).toBe('R-DONE');
  expect(await confirmed('?referenceNumber=R-STOP&slug=unsubscribe-update', ann)).toBe('R-STOP');
  expect(await confirmed('?referenceNumber=R-DONE&slug=unsubscribe-update', ann)).toBeUndefined();
  expect(await confirmed('?referenceNumber=R-DRAFT', ann)).toBeUndefined();
});

test('the way to what was sent is for the person signed in: by the id of what they have sent, or of what this browser kept', async () => {
  const detail = async (query: string, session: SessionState) =>
    ((await shown(query, session)).view as { detailHref?: string } | undefined)?.detailHref;
  const at = (id: string) => `/securedPage/my-claim-detail;submissionId=${id}`;
  expect(await detail('?referenceNumber=R-DONE', ann)).toBe(at('s-done'));
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', submissionId: 's-1', person: 'ann' });
  expect(await detail('', ann)).toBe(at('s-1'));
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', submissionId: 's-1' });
  expect(await detail('', out)).toBeUndefined();
});

test('what an account was registered with is had by the person signed in alone: it is the form without a submission', async () => {
  const isRegistration = async (session: SessionState) =>
    ((await shown('', session)).view as { isRegistration?: true } | undefined)?.isRegistration;
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', formSlug: 'registration-form-details', person: 'ann' });
  expect([await isRegistration(ann), await isRegistration(out)]).toEqual([true, undefined]);
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', formSlug: 'claim' });
  expect(await isRegistration(out)).toBeUndefined();
});

test.each([
  ['only name, mail and phone were asked', async () => [{ id: 'a' }]],
  ['there is no account', async () => []],
  ['the account cannot be had', () => Promise.reject(new Error('offline'))],
])('where %s, no PDF of a registration is offered', async (_, answer) => {
  mine = answer;
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', formSlug: 'registration-form-details', person: 'ann' });
  const { view } = await shown('', ann);
  expect([view, (view as { isRegistration?: true }).isRegistration]).toMatchObject([{ reference: 'R-1' }, undefined]);
});

test('while it is unknown who is looking, nothing is confirmed and nothing asked', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success' });
  const answer = await shown('?referenceNumber=R-1', { state: 'pending' });
  expect([answer.waiting, answer.title, answer.view]).toEqual([true, 'Acme', undefined]);
  expect(call).not.toHaveBeenCalled();
});

test('what a person sent is confirmed to them alone, and their name is not kept on the device', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', person: 'ann' });
  expect(localStorage.getItem('portico.sent')).toContain('R-1');
  expect(localStorage.getItem('portico.sent')).not.toContain('ann');
  const ben = { ...ann, view: { ...ann.view, id: 'ben', username: 'ben' } };
  for (const query of ['', '?referenceNumber=R-1'])
    expect([await confirmed(query, ann), await confirmed(query, out), await confirmed(query, ben)]).toEqual(['R-1', undefined, undefined]);
  forgetSentForm();
  expect(await confirmed('', ann)).toBeUndefined();
});

test('what a visitor sent is confirmed in their tab, and to no one who signs in', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success' });
  expect([await confirmed('', out), await confirmed('', ann), localStorage.length]).toEqual(['R-1', undefined, 0]);
  sessionStorage.clear();
  expect(await confirmed('', out)).toBeUndefined();
});

test('a copy by mail is offered where the server would mail one, and never where it would not or cannot be asked', async () => {
  const offered = async (query: string) => ((await shown(query, ann)).view as { mailsCopyOf?: string }).mailsCopyOf !== undefined;
  const sent = '?referenceNumber=R-1';
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', submissionId: 's-1', formSlug: 'claim', person: 'ann' });
  for (const query of [sent, '?referenceNumber=R-DONE']) {
    offer = async () => ({ offered: true });
    expect(await offered(query)).toBe(true);
    offer = async () => ({ offered: false });
    expect(await offered(query)).toBe(false);
    offer = () => Promise.reject(new Error('offline'));
    expect(await offered(query)).toBe(false);
  }
  call.mockClear();
  expect(await offered('?referenceNumber=R-STOP&slug=unsubscribe-update')).toBe(false);
  expect(call.mock.calls.map(([name]) => name)).not.toContain('submissions.mailCopyOffer');
});
