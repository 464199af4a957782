import { expect, test } from 'vitest';
import type { ListingDetailsView } from '#schemas/api';
import { listingDetails } from './listing-details-source.ts';
import type { SourceRequest } from '../source.ts';

const account = {
  id: 'a-1',
  projectId: 'p',
  identifier: 'R-1',
  fullname: 'Ann Lee',
  email: 'a@example.org',
  status: 3,
  workflow: { accountStatusCode: 'W_Wanted' },
  dynamicData: { _data: {} },
  restrictedForms: ['restricted'],
};
const form = (slug: string, more: object = {}) => ({
  slug,
  name: slug,
  status: 'Active',
  restricted: false,
  additionalForm: false,
  repeatable: true,
  showOnHubDetailsPage: true,
  ...more,
});
const at = { updatedAt: '2026-01-02T00:00:00Z', referenceNumber: 'X' };
const answers: Readonly<Record<string, unknown>> = {
  'accounts.mine': [account],
  'submissions.ofAccount': [
    { id: 's-1', formSlug: 'sent', status: 'Done', ...at },
    { id: 's-2', formSlug: 'again', status: 'Done', ...at },
    { id: 's-3', formSlug: 'draft', status: 'Draft', ...at },
    { id: 's-4', formSlug: 'restricted', status: 'Done', ...at },
    { id: 's-5', formSlug: 'hidden', status: 'Draft', ...at },
    { id: 's-6', formSlug: 'sent', status: 'Done', ...at },
    { id: 's-7', formSlug: 'gone', formName: 'Of last year', status: 'Draft', ...at },
  ],
  'accounts.formSlugConfig': [
    { formSlug: 'uneditable', hideFormTabInStatus: [], hideEditButtonInStatus: ['W_Wanted'] },
    { formSlug: 'hidden', hideFormTabInStatus: ['W_Wanted'], hideEditButtonInStatus: [] },
    { formSlug: 'draft', hideFormTabInStatus: ['W_Other'], hideEditButtonInStatus: ['W_Other'] },
  ],
  'accounts.statusColours': { W_Wanted: 'orange' },
  'submissions.claims': { claims: [{ accountStatus: { description: 'Form wanted', workflowStatusCode: 'W_Wanted', details: [] } }] },
  'attachments.esignListOfAccount': [],
  'submissions.bookingConfig': {
    isAppointmentBookingEnabled: true,
    showScheduleInterviewWorkflowStatusCode: ['W_Wanted'],
    showCancelRescheduleInterviewWorkflowStatusCode: [],
    calendlyDataUrl: 'https://calendly.com/firm/interview',
    frameHosts: ['calendly.com'],
    labels: { schedule: 'Book your call' },
  },
};
const forms = [
  form('sent'),
  form('again', { additionalForm: true }),
  form('draft'),
  form('new'),
  form('uneditable'),
  form('hidden'),
  form('elsewhere', { showOnHubDetailsPage: false }),
  form('secret', { restricted: true }),
  form('restricted', { restricted: true }),
];

const workflow = (when: object) => ({
  steps: [],
  workflowStatusMapping: { W_Wanted: { messageContentId: 'wanted', messages: [{ when, messageContentId: 'here' }] } },
  messageContents: {
    wanted: { header: 'Wanted', description: 'x', class: 'information' },
    here: { header: 'Here', description: 'x', class: 'information', status: 'Form received' },
  },
});
const detailsWith = async (
  steps: object | null,
  more: object = {},
  { contents = forms, submissions = answers['submissions.ofAccount'] }: { contents?: typeof forms; submissions?: unknown } = {},
) => {
  const asks: typeof answers = { ...answers, 'accounts.mine': [{ ...account, ...more }], 'submissions.ofAccount': submissions };
  const asked = {
    url: new URL('https://portal.example/listing/details?accountId=a-1'),
    acting: { workspace: true, account: { id: 'a-1' } },
    api: { call: async (name: string) => asks[name] },
    questions: { forms: async () => contents, form: async () => ({ status: 'Active' }), steps: async () => steps },
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { slug: 'acme', projectId: 'p' } },
    report: () => undefined,
  } as unknown as SourceRequest;
  return ((await listingDetails.load(asked)) as { value: ListingDetailsView }).value;
};

test('the status is called as on the pages of the claimant: a message of the workflow comes before the words of the account', async () => {
  const called = async (steps: object | null) => {
    const { description, colour } = await detailsWith(steps);
    return [description, colour];
  };
  const wanted = ['Form wanted', 'orange'];
  expect(await called(null)).toEqual(wanted);
  expect(await called(workflow({ '==': [{ var: 'forms.status.draft' }, 'Done'] }))).toEqual(wanted);
  expect(await called(workflow({ '==': [{ var: 'forms.status.sent' }, 'Done'] }))).toEqual(['Form received', undefined]);
});

test('a closed account is called closed, as in the list', async () => {
  const { status, description, colour } = await detailsWith(null, { locked: true });
  expect([status, description, colour]).toEqual(['Inactive', undefined, 'red']);
});

test('nothing of a closed account is begun or edited: what was begun is there without its link', async () => {
  const { forms: rows, statuses, documentTemplates } = await detailsWith(null, { locked: true });
  expect(rows.filter(({ href, status }) => href !== undefined || status === 'NotStarted')).toEqual([]);
  expect(rows.find(({ slug }) => slug === 'draft')).toMatchObject({ status: 'Draft', refusal: 'status' });
  expect([statuses, documentTemplates]).toEqual([undefined, undefined]);
});

test('every submission has a row, also of a form that is gone; what is awaited and what was begun is first, then the order of the tenant', async () => {
  const { forms: rows } = await detailsWith(null);
  const at = (slug: string, id: string, edit: object) => ({ slug, id, ...edit });
  expect(
    rows.map(({ slug, submissionId: id, href, refusal }) => ({ slug, ...(id ? { id } : {}), ...(href ? { href } : { refusal }) })),
  ).toEqual([
    { slug: 'new', href: '/form/new?createClaim=true&accountId=a-1' },
    at('draft', 's-3', { href: '/form/draft?submissionId=s-3&accountId=a-1' }),
    at('hidden', 's-5', { refusal: 'status' }),
    at('gone', 's-7', { refusal: 'form' }),
    at('sent', 's-1', { refusal: 'sent' }),
    at('sent', 's-6', { refusal: 'sent' }),
    at('again', 's-2', { href: '/form/again?submissionId=s-2&accountId=a-1' }),
    { slug: 'uneditable', refusal: 'status' },
    { slug: 'elsewhere', href: '/form/elsewhere?createClaim=true&accountId=a-1' },
    at('restricted', 's-4', { refusal: 'sent' }),
  ]);
  expect(rows.find(({ submissionId }) => submissionId === 's-6')?.viewHref).toBe(
    '/securedPage/my-claim-detail;submissionId=s-6?accountId=a-1',
  );
  expect(rows.filter(({ staffOnly }) => staffOnly).map(({ slug }) => slug)).toEqual(['gone', 'elsewhere']);
});

test('a form whose tab the status hides is there while its person finds it in their list, and is not where they do not', async () => {
  const hidden = async (showOnHubDetailsPage: boolean) => {
    const contents = [form('hidden', { showOnHubDetailsPage })];
    return (await detailsWith(null, {}, { contents, submissions: [] })).forms;
  };
  expect(await hidden(true)).toMatchObject([{ slug: 'hidden', status: 'NotStarted', refusal: 'status' }]);
  expect(await hidden(false)).toEqual([]);
});

test('staff edit what was given back in every status of the account, as its person may', async () => {
  const correction = { reason: 'The date.', sentAt: at.updatedAt, givenBackAt: at.updatedAt };
  const submissions = ['hidden', 'uneditable', 'secret'].map((formSlug) => ({
    id: formSlug,
    formSlug,
    status: 'Draft',
    ...at,
    correction,
  }));
  const { forms: rows } = await detailsWith(null, {}, { submissions });
  expect(rows.filter((row) => row.correction).map(({ slug, href, refusal }) => [slug, href !== undefined, refusal])).toEqual([
    ['uneditable', true, undefined],
    ['hidden', true, undefined],
    ['secret', true, undefined],
  ]);
});

test('an account leads to its hub, its profile, all it sent, and what it was registered with', async () => {
  expect(await detailsWith(null)).toMatchObject({
    status: 'Verifying',
    colour: 'orange',
    hubHref: '/securedPage/my-claim?accountId=a-1',
    answersHref: '/securedPage/my-claim-detail?accountId=a-1',
    profileHref: '/securedPage/my-profile?accountId=a-1',
    updateHref: '/page/registration?isWorkspace=true&accountId=a-1',
  });
});

test('what may be done about an interview is what the claimant may do, in words for staff; nothing for a closed account', async () => {
  expect((await detailsWith(null)).booking).toEqual({
    schedule: true,
    labels: {},
    visit: { projectId: 'p', email: 'a@example.org', fullName: 'Ann Lee' },
    pages: { new: 'https://calendly.com/firm/interview?name=Ann+Lee&email=a%40example.org' },
  });
  expect((await detailsWith(null, { workflow: { accountStatusCode: 'W_Other' } })).booking).toBeUndefined();
  expect((await detailsWith(null, { locked: true })).booking).toBeUndefined();
});
