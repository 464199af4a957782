import { expect, test } from 'vitest';
import { toForm } from '../../content/form-content.ts';
import { oneself } from '../../acting/acting.ts';
import { PortalError } from '../../failure/portal-error.ts';
import { form, formSlugOf, withArrivedFiles } from './form-source.ts';
import type { Asked } from '../source.ts';

const file = (name: string) => ({ name, type: 'application/pdf', size: 4, content: 'pending:1' });

test('a file that arrived is known by its question and name; one that did not stays as it was', () => {
  const answers = { logbook: [file('scan.pdf')], invoice: [file('scan.pdf')], letter: [file('late.pdf')], note: 'scan.pdf' };
  const arrived = (id: string, questionName: string, uploadFileName: string, state: 'checked' | 'waiting') => ({
    id,
    questionName,
    uploadFileName,
    state,
  });
  const files = [
    arrived('a', 'logbook', 'scan.pdf', 'checked'),
    arrived('b', 'invoice', 'scan.pdf', 'checked'),
    arrived('c', 'letter', 'late.pdf', 'waiting'),
  ];
  expect(withArrivedFiles(answers, files)).toEqual({
    logbook: [{ ...file('scan.pdf'), content: 'stored:a' }],
    invoice: [{ ...file('scan.pdf'), content: 'stored:b' }],
    letter: [file('late.pdf')],
    note: 'scan.pdf',
  });
});

test('a file that was sent as it was chosen is known by its id, whatever its name; one that is on its way is not taken for another', () => {
  const chosen = (id: string) => ({ ...file('scan.pdf'), content: `pending:${id}` });
  const one = (id: string, state: 'checked' | 'waiting') => ({ id, questionName: 'logbook', uploadFileName: 'scan.pdf', state });
  const answers = { logbook: [chosen('a'), chosen('b')] };
  expect(withArrivedFiles(answers, [one('a', 'waiting'), one('b', 'checked')])).toEqual({
    logbook: [chosen('a'), { ...chosen('b'), content: 'stored:b' }],
  });
});

const inLogbook = (id: string) => ({ id, questionName: 'logbook', uploadFileName: 'scan.pdf', state: 'checked' as const });
const answered = (...contents: string[]) => ({ logbook: contents.map((content) => ({ ...file('scan.pdf'), content })) });

test.each([
  ['the first arrived', ['pending:a', 'pending:b'], ['a'], ['stored:a', 'pending:b']],
  ['the second arrived', ['pending:b', 'pending:a'], ['a'], ['pending:b', 'stored:a']],
  ['one is known to be stored', ['pending:b', 'stored:a'], ['a'], ['pending:b', 'stored:a']],
  ['one arrived under an id of the server', ['pending:1', 'pending:2'], ['a'], ['stored:a', 'pending:2']],
  ['both arrived under ids of the server', ['pending:1', 'pending:2'], ['a', 'b'], ['stored:a', 'stored:b']],
  ['one was sent twice', ['pending:1'], ['a', 'b'], ['stored:b']],
])('of two files with one name in one question each answer has its own: %s', (_, contents, arrived, expected) => {
  expect(withArrivedFiles(answered(...contents), arrived.map(inLogbook))).toEqual(answered(...expected));
});

test('a file that an uploader lists and that cannot be sent takes no arrived file from another of its name', () => {
  const listed = (id: string, status: string) => ({ id, name: 'scan.pdf', type: 'application/pdf', size: 4, status });
  const uploader = (...files: object[]) => ({ logbook: { savingBehaviour: 1, attachTo: 'Submission', filePurpose: '', files } });
  const faulty = listed('2', 'The file is too large.');
  expect(withArrivedFiles(uploader(faulty, listed('1', 'Ready to upload')), [inLogbook('a')])).toEqual(
    uploader(faulty, listed('a', 'Received')),
  );
});

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
  } as unknown as Asked;
  const answered = await form.load(asked);
  expect(answered.state === 'ready' && answered.value.sendsFiles).toBe(atOnce);
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
  } as unknown as Asked;
  const answered = await form.load(asked);
  expect(answered).toMatchObject({
    state: 'ready',
    value: { title: 'Claim', files: { endings: expect.arrayContaining(['pdf', 'jpg']) as string[] } },
  });
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

test.each([
  ['', 'drafts.one', undefined, 's-old'],
  ['?submissionId=s-old', 'submissions.one', undefined, 's-old'],
  ['?createClaim=true&submissionId=s-new', 'drafts.one', 's-new', 's-new'],
])('the address %s opens what %s answers, and nothing that was begun before', async (query, asks, named, opens) => {
  const old = {
    id: 's-old',
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
    return parts?.query?.submissionId === 's-new' ? null : old;
  };
  const asked = {
    url: new URL(`https://portal.example/form/claim${query}`),
    site: { language: 'en', languages: ['en'], claimsEnabled: true, tenant: { identity: { userPoolId: 'p' } } },
    session: () => ({ state: 'signed-out' }),
    acting: oneself,
    questions: { form: async () => toForm({ slug: 'claim', name: 'Claim', repeatable: true, surveyDefinition: {} }) },
    api: { call },
  } as unknown as Asked;
  const answered = await form.load(asked);
  const view = answered.state === 'ready' ? answered.value : undefined;
  expect(calls.find(([name]) => name === 'drafts.one' || name === 'submissions.one')).toEqual([
    asks,
    asks === 'drafts.one' ? { formSlug: 'claim', ...(named ? { submissionId: named } : {}) } : undefined,
  ]);
  expect(view).toMatchObject({ submissionId: opens, answers: named ? {} : old.dynamicData });
  expect(view?.version).toBe(named ? undefined : 3);
});
