import { expect, test } from 'vitest';
import { draftStatusCode } from '#schemas/api';
import { toForm } from '../../content/form-content.ts';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { form, formSlugOf } from './form-source.ts';
import type { SourceRequest } from '../source.ts';

test.each([
  ['signed in', {}, {}, {}, true],
  ['a stranger', { state: 'signed-out' }, {}, {}, undefined],
  ['the holder of a link', {}, { link: { submission: null } }, {}, undefined],
  ['staff who chose no account', {}, { account: 'none' }, {}, undefined],
  ['a form that is no draft', {}, {}, { additionalForm: true }, undefined],
])('chosen files are sent at once only to a draft of who is signed in: %s', async (_, session, acting, content, atOnce) => {
  const definition = toForm({ slug: 'claim', name: 'Claim', surveyDefinition: {}, ...content });
  const asked = {
    url: new URL('https://portal.example/form/claim'),
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { identity: { userPoolId: 'p' } } },
    session: () => ({ state: 'signed-in', view: { id: 'ann' }, ...session }),
    acting: { ...oneself, ...acting },
    questions: { form: async () => definition },
    api: { call: async (name: string) => (name.startsWith('submissions.precondition') ? true : null) },
  } as unknown as SourceRequest;
  const answered = await form.load(asked);
  expect(answered.state === 'ready' && answered.value.hasDraft).toBe(atOnce);
});

test('without an attachment configuration the form is there, with the default kinds of files', async () => {
  const call = async (name: string) => {
    if (name === 'attachments.configuration') throw new PortalError(500, 'down');
    return name === 'submissions.precondition' ? true : null;
  };
  const asked = {
    url: new URL('https://portal.example/form/claim'),
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { identity: { userPoolId: 'p' } } },
    session: () => ({ state: 'signed-out' }),
    acting: oneself,
    questions: { form: async () => ({ slug: 'claim', name: 'Claim', version: 1, additionalForm: false, surveyDefinition: {} }) },
    api: { call },
  } as unknown as SourceRequest;
  const answered = await form.load(asked);
  expect(answered).toMatchObject({
    state: 'ready',
    value: { title: 'Claim', files: { endings: expect.arrayContaining(['pdf', 'jpg']) as string[] } },
  });
});

test.each([
  ['is corrected', 'signed-in', { reason: 'The year.', sentAt: '', givenBackAt: '' }, 'ready'],
  ['is a draft', 'signed-in', undefined, 'empty'],
  ['is of a stranger', 'signed-out', undefined, 'empty'],
])('a form that is closed is open to fill only where it %s', async (_, state, correction, expected) => {
  const submission = { id: 's', status: 'Draft', dynamicData: {}, version: 2, workflow: { submissionStatusCode: draftStatusCode } };
  const call = async (name: string) => {
    if (name.startsWith('submissions.precondition')) return true;
    if (state === 'signed-out') throw new PortalError(401, 'not-signed-in');
    if (name === 'attachments.ofSubmission') return [];
    return name === 'drafts.one' ? { ...submission, ...(correction ? { correction } : {}) } : null;
  };
  const asked = {
    url: new URL('https://portal.example/form/claim'),
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { identity: { userPoolId: 'p' } } },
    session: () => ({ state, view: { id: 'ann' } }),
    acting: oneself,
    questions: {
      form: async () => toForm({ slug: 'claim', name: 'Claim', status: 'Inactive', additionalForm: true, surveyDefinition: {} }),
    },
    api: { call },
  } as unknown as SourceRequest;
  const answered = await form.load(asked);
  expect(answered.state).toBe(expected);
  if (answered.state === 'ready') expect(answered.value).not.toHaveProperty('blocked');
});

test.each([
  ['/form/vehicle-claim', 'vehicle-claim'],
  ['/Form-Fill/vehicle-claim', 'vehicle-claim'],
  ['/form/Vehicle-Claim', null],
  ['/form/', null],
  ['/form/a/b', null],
])('%s is the form %s', (path, slug) => {
  expect(formSlugOf(new URL(path, 'https://portal.example'))).toBe(slug);
});

const [oldId, newId] = ['4e470002-0001-4c1a-9f00-000000000001', '4e470002-0001-4c1a-9f00-000000000002'] as const;

test.each([
  ['', 'drafts.one', undefined, oldId],
  [`?submissionId=${oldId}`, 'submissions.one', undefined, oldId],
  ['?submissionId=no-guid', 'drafts.one', undefined, oldId],
  [`?createClaim=true&submissionId=${newId}`, 'drafts.one', newId, newId],
])('the address %s opens what %s answers, and nothing that was begun before', async (query, asks, named, opens) => {
  const old = {
    id: oldId,
    status: 'Draft',
    version: 3,
    updatedAt: '2026-11-21T14:00:00Z',
    dynamicData: { make: 'Varden' },
    workflow: {},
  };
  const calls: (readonly [string, object | undefined])[] = [];
  const call = async (name: string, parts?: { query?: { submissionId?: string } }) => {
    calls.push([name, parts?.query]);
    if (name === 'attachments.configuration') return { allowedFileTypeList: ['.pdf'] };
    if (name === 'attachments.ofSubmission') return [];
    if (name === 'submissions.precondition') return true;
    return parts?.query?.submissionId === newId ? null : old;
  };
  const asked = {
    url: new URL(`https://portal.example/form/claim${query}`),
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { identity: { userPoolId: 'p' } } },
    session: () => ({ state: 'signed-out' }),
    acting: oneself,
    questions: { form: async () => toForm({ slug: 'claim', name: 'Claim', repeatable: true, surveyDefinition: {} }) },
    api: { call },
  } as unknown as SourceRequest;
  const answered = await form.load(asked);
  const view = answered.state === 'ready' ? answered.value : undefined;
  expect(calls.find(([name]) => name === 'drafts.one' || name === 'submissions.one')).toEqual([
    asks,
    asks === 'drafts.one' ? { formSlug: 'claim', ...(named ? { submissionId: named } : {}) } : undefined,
  ]);
  expect(view).toMatchObject({ submissionId: opens, answers: named ? {} : old.dynamicData });
  expect(view?.version).toBe(named ? undefined : 3);
});
