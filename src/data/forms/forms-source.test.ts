import { expect, test } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import type { Account, Submission } from '#schemas/api';
import { toForm, type FormContent } from '../../content/form-content.ts';
import { isListed, isOpenToStaff } from './form-rows.ts';
import { forms } from './forms-source.ts';
import type { SourceRequest } from '../source.ts';

const content = (slug: string, more: object = {}): FormContent =>
  toForm({ slug, name: { en: slug, cy: `${slug} (cy)` }, showOnHubDetailsPage: true, ...more });
const submission = (formSlug: string, status: Submission['status'], updatedAt = '2026-11-02T10:00:00Z', id = `s-${formSlug}`) =>
  ({ id, formSlug, status, createdAt: '2026-11-01T10:00:00Z', updatedAt }) as Submission;
const account = {
  id: 'a',
  identifier: 'NG-1',
  status: 2,
  projectId: 'p',
  workflow: { accountStatusCode: 'WFS' },
  dynamicData: { _data: {} },
} as unknown as Account;

function asked(
  contents: readonly FormContent[],
  submissions: readonly Submission[],
  accounts: readonly Account[] = [account],
  documents: readonly object[] = [],
) {
  const answers: Record<string, unknown> = {
    'accounts.mine': accounts,
    'submissions.ofAccount': submissions,
    'attachments.esignListOfAccount': documents,
    'attachments.configuration': { allowedFileTypeList: ['.PDF'] },
  };
  return {
    asked: {
      acting: oneself,
      session: () => ({ state: 'signed-out' }),
      api: { call: async (name: string) => answers[name] },
      questions: {
        forms: async () => contents,
        form: async (slug: string) => contents.find((one) => one.slug === slug) ?? null,
        steps: async () => ({ steps: Array.from({ length: 5 }, (_, index) => ({ processStep: `Step ${index + 1}` })) }),
      },
      site: { tenant: { slug: 't', identity: { userPoolId: 'p' } }, language: 'cy', languages: ['en', 'cy'] },
      url: new URL('https://portal.example/securedPage/my-claim'),
      report: () => undefined,
    } as unknown as SourceRequest,
  };
}
const rowsOf = async (contents: readonly FormContent[], submissions: readonly Submission[]) => {
  const answer = await forms.load(asked(contents, submissions).asked);
  return answer.state === 'ready' ? answer.value.rows : [];
};

test('a closed account is asked for no form; what it began and sent is there', async () => {
  const contents = [content('vehicle'), content('questions'), content('address', { ofAccount: true })];
  const { asked: request } = asked(contents, [submission('vehicle', 'Draft')], [{ ...account, locked: true }]);
  const acting = { ...oneself, workspace: true, account: { id: 'a' } };
  const answer = await forms.load({ ...request, acting } as SourceRequest);
  expect(answer).toMatchObject({ value: { rows: [{ slug: 'vehicle', status: 'Draft' }], accountForms: [] } });
  expect(answer).not.toHaveProperty('value.rows.0.awaited');
  expect(answer).not.toHaveProperty('value.staffOnly');
});

test('a row holds form and newest submission, in the language shown', async () => {
  const rows = await rowsOf(
    [content('vehicle', { additionalForm: true, confirmationSlug: 'thanks' })],
    [submission('vehicle', 'Done', '2026-11-02T10:00:00Z', 'old'), submission('vehicle', 'Draft', '2026-11-05T10:00:00Z', 'new')],
  );
  expect(rows).toEqual([
    {
      slug: 'vehicle',
      name: 'vehicle (cy)',
      status: 'Draft',
      restricted: false,
      additionalForm: true,
      awaited: true,
      submissionId: 'new',
      requested: '2026-11-01T10:00:00Z',
      lastUpdate: '2026-11-05T10:00:00Z',
      formConfirmationSlug: 'thanks',
    },
  ]);
});

test('what is awaited is first, then rows are ordered NotStarted, Draft, Done; within one status as the tenant ordered them', async () => {
  const rows = await rowsOf(
    ['done', 'draft', 'second', 'first'].map((slug) => content(slug)),
    [submission('done', 'Done'), submission('draft', 'Draft')],
  );
  expect(rows.map(({ slug }) => slug)).toEqual(['second', 'first', 'draft', 'done']);
});

test('what is to be corrected comes before what is awaited, and leads', async () => {
  const correction = { reason: 'The year is not readable.', sentAt: '2026-10-02T10:00:00Z', givenBackAt: '2026-11-02T10:00:00Z' };
  const rows = await rowsOf(
    ['done', 'given', 'first', 'draft'].map((slug) => content(slug)),
    [submission('done', 'Done'), submission('draft', 'Draft'), { ...submission('given', 'Draft'), correction }],
  );
  expect(rows.map(({ slug, awaited = false }) => [slug, awaited])).toEqual([
    ['given', true],
    ['first', true],
    ['draft', false],
    ['done', false],
  ]);
  expect(rows[0]).toMatchObject({ correction, requested: correction.givenBackAt });
});

test('documents that wait for a signature are in the same queue, and known as a fact', async () => {
  const document = { eDocumentId: 'd-1', eDocumentName: 'Agreement', submissionId: 's-1', sentAt: '2026-11-03T10:00:00Z' };
  const documents = [
    { ...document, signingStatus: 'Sent' },
    { ...document, eDocumentId: 'd-2', signingStatus: 'Signed' },
  ];
  const answer = await forms.load(asked([], [], [account], documents).asked);
  expect(answer.state === 'ready' && answer.value.toSign).toEqual([
    { id: 'd-1', name: 'Agreement', sentAt: '2026-11-03T10:00:00Z', href: '/securedPage/esign-list;submissionId=s-1;documentId=d-1' },
  ]);
  expect(answer.facts).toMatchObject({ 'documents.toSign': 1 });
});

test('needs that ask at the same time share the calls; a later one asks again', async () => {
  const { asked: given } = asked([content('one')], []);
  const calls: string[] = [];
  const counted: SourceRequest = { ...given, api: { call: (name, parts) => (calls.push(name), given.api.call(name, parts)) } };
  await Promise.all([forms.load(counted), forms.load(counted)]);
  expect(calls.filter((name) => name === 'submissions.ofAccount')).toHaveLength(1);
  await forms.load(counted);
  expect(calls.filter((name) => name === 'submissions.ofAccount')).toHaveLength(2);
});

test('the all-zero placeholder of an account without submissions begins nothing', async () => {
  const [row] = await rowsOf(
    [content('vehicle')],
    [submission('vehicle', 'NotStarted', undefined, '00000000-0000-0000-0000-000000000000')],
  );
  expect(row).toEqual({
    slug: 'vehicle',
    name: 'vehicle (cy)',
    status: 'NotStarted',
    restricted: false,
    additionalForm: false,
    awaited: true,
  });
});

test('five steps follow the account status, and the facts count what is open', async () => {
  const { asked: given } = asked([content('one'), content('two')], [submission('two', 'Done')]);
  const answer = await forms.load(given);
  expect(answer.state === 'ready' && answer.value.steps.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'current',
    'waiting',
    'waiting',
  ]);
  expect(answer.facts).toMatchObject({ 'account.status': 2, 'forms.open': 1 });
});

test('without an account everything about it is known to have no value: no rule waits for it', async () => {
  const answer = await forms.load(asked([], [], []).asked);
  expect(answer.state).toBe('empty');
  expect(Object.entries(answer.facts)).toEqual(expect.arrayContaining([['account.status', undefined]]));
});

test('what is missing of any submission, also of a form that is not listed, is reported with the name of the form, and what a file may be', async () => {
  const missingFiles = [{ id: 'f1', questionName: 'logbook', fileName: 'v5c.pdf', state: 'refused' as const }];
  const photo = { ...missingFiles[0]!, id: 'f2', questionName: 'photo' };
  const older = { ...submission('vehicle', 'Done', '2026-11-02T10:00:00Z', 'old'), missingFiles: [...missingFiles, photo] };
  const surveyDefinition = {
    elements: [
      { type: 'file', name: 'logbook' },
      { type: 'file', name: 'photo', acceptedTypes: '.jpg', maxSize: 9 },
    ],
  };
  const given = asked(
    [content('vehicle', { showOnHubDetailsPage: false, surveyDefinition })],
    [submission('vehicle', 'Done', '2026-11-05T10:00:00Z', 'new'), older],
  ).asked;
  const answer = await forms.load(given);
  expect(answer.state === 'ready' && answer.value.missing).toEqual({
    files: [
      { id: 'f1', fileName: 'v5c.pdf', formName: 'vehicle (cy)', state: 'refused' },
      { id: 'f2', fileName: 'v5c.pdf', formName: 'vehicle (cy)', state: 'refused', limits: { endings: ['jpg'], maxSize: 9 } },
    ],
    limits: { endings: ['pdf'], maxSize: 20 * 1024 * 1024 },
  });
});

test('what is missing of the registration of the account is reported first, with the form that asks for it, or with none where none does any more', async () => {
  const file = (id: string, questionName: string) => ({ id, questionName, fileName: `${id}.pdf`, state: 'waiting' as const });
  const asks = (name: string) => ({ surveyDefinition: { elements: [{ type: 'file', name, maxSize: 9 }] } });
  const contents = [content('contact-form-details', asks('letter')), content('registration-form-details', asks('passport'))];
  const missingFiles = [file('f1', 'passport'), file('f2', 'letter'), file('f3', 'gone')];
  const sent = { ...submission('vehicle', 'Done'), missingFiles: [file('f4', 'photo')] };
  const namesOf = async (account_RegistrationType: string) => {
    const own = { ...account, missingFiles, dynamicData: { _data: { account_RegistrationType } } } as unknown as Account;
    const answer = await forms.load(asked([...contents, content('vehicle')], [sent], [own]).asked);
    return answer.state === 'ready' ? answer.value.missing?.files.map(({ id, formName, limits }) => [id, formName, limits?.maxSize]) : [];
  };
  const last = ['f4', 'vehicle (cy)', undefined];
  const passport = ['f1', 'registration-form-details (cy)', 9];
  expect(await namesOf('Register')).toEqual([passport, ['f2', undefined, undefined], ['f3', undefined, undefined], last]);
  expect(await namesOf('Contact')).toEqual([passport, ['f2', 'contact-form-details (cy)', 9], ['f3', undefined, undefined], last]);
});

test('no account is its own answer, not an empty list', async () => {
  expect(await forms.load(asked([content('one')], [], []).asked)).toMatchObject({ state: 'empty' });
});

test('a claimant’s list has forms of the hub, profile forms and drafts, and a restricted form only if it is assigned; restricted and inactive ones are not open to staff', () => {
  const assigned = { restrictedForms: ['secret'] };
  const unassigned = {};
  const secret = content('secret', { restricted: true });
  expect([isListed(secret, unassigned), isListed(secret, assigned), isOpenToStaff(secret)]).toEqual([false, true, false]);
  const hidden = content('hidden', { showOnHubDetailsPage: false });
  expect([isListed(hidden, unassigned), isOpenToStaff(hidden)]).toEqual([false, true]);
  expect(isListed(hidden, unassigned, { status: 'Draft' })).toBe(true);
  expect(isListed(hidden, unassigned, { status: 'Done' })).toBe(false);
  expect(isListed(secret, unassigned, { status: 'Draft' })).toBe(false);
  expect(isListed(content('profile', { showOnHubDetailsPage: false, isProfile: true }), unassigned)).toBe(true);
  const gone = content('gone', { status: 'Inactive' });
  expect([isListed(gone, unassigned), isOpenToStaff(gone)]).toEqual([false, false]);
  const correction = { reason: 'The year.', sentAt: '2026-11-02T10:00:00Z' };
  expect([
    isListed(gone, unassigned, { status: 'Draft', correction }),
    isListed(secret, unassigned, { status: 'Draft', correction }),
  ]).toEqual([true, true]);
});

test('the rows that staff see on the pages of a claimant are those of the claimant; staff read which forms they alone see', async () => {
  const contents = [content('hub'), content('elsewhere', { showOnHubDetailsPage: false }), content('secret', { restricted: true })];
  const { asked: own } = asked(contents, [], [{ ...account, restrictedForms: ['secret'] }]);
  const slugsFor = async (acting: SourceRequest['acting']) => {
    const answer = await forms.load({ ...own, acting });
    return answer.state === 'ready' && [answer.value.rows.map(({ slug }) => slug), answer.value.staffOnly];
  };
  expect(await slugsFor({ workspace: true, account: { id: 'a' } })).toEqual([['hub', 'secret'], ['elsewhere (cy)']]);
  expect(await slugsFor(oneself)).toEqual([['hub', 'secret'], undefined]);
});

test('claims by a repeatable form have a row each, with what distinguishes them or their references; what was sent once is done, and the other draft is not awaited', async () => {
  const claim = content('vehicle', { repeatable: true });
  const first = { ...submission('vehicle', 'Done', '2026-11-02T10:00:00Z', 'first'), referenceNumber: 'R-1', label: 'CF14 NGH' };
  const second = { ...submission('vehicle', 'Draft', '2026-11-05T10:00:00Z', 'second'), referenceNumber: 'R-2' };
  const answer = await forms.load(asked([claim], [second, first]).asked);
  const rows = answer.state === 'ready' ? answer.value.rows : [];
  expect(rows).toMatchObject([
    { submissionId: 'second', status: 'Draft', label: 'R-2' },
    { submissionId: 'first', status: 'Done', label: 'CF14 NGH', detailHref: '/securedPage/my-claim-detail;submissionId=first' },
  ]);
  expect(rows.some(({ awaited }) => awaited)).toBe(false);
  expect(answer.facts).toMatchObject({ 'forms.status.vehicle': 'Done' });
  expect(await rowsOf([claim], [first])).toMatchObject([{ status: 'Done' }]);
});
