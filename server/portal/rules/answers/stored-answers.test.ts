import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { content, makePortalApi } from '../../portal-api.fixture.ts';
import { createAnswerValidator } from './validate-answers.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 10_000 });
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const elements = [
  { type: 'radiogroup', name: 'kind', choices: ['car', 'van'] },
  { type: 'text', name: 'town' },
  { type: 'text', name: 'vanOnly', visibleIf: "{kind} = 'van'" },
  {
    type: 'paneldynamic',
    name: 'vehicles',
    templateElements: [
      { type: 'text', name: 'make', isRequired: true },
      { type: 'file', name: 'photos' },
      { type: 'file', name: 'scan', acceptedTypes: '.pdf', maxSize: 20 },
    ],
  },
];
const form = (slug: string, surveyDefinition: object) => ({ slug, name: slug, additionalForm: true, surveyDefinition });
const forms = [
  form('vehicles', { elements }),
  {
    ...form('draft', {
      elements: [
        ...elements,
        { type: 'radiogroup', name: 'more', choices: [{ value: 'yes', elements: [{ type: 'file', name: 'letter' }] }] },
      ],
    }),
    additionalForm: false,
  },
  form('broken', { elements: [{ type: 'spaceship', name: 'craft', isRequired: true }] }),
  form('partly', { elements: [{ type: 'spaceship', name: 'craft' }, ...elements] }),
];
const dictionary = [
  {
    texts: {
      'answers.notOffered': { en: 'Not offered', cy: 'Ddim ar gael' },
      'form.answerMissing': { cy: 'Mae angen ateb i’r cwestiwn hwn.' },
      'answers.notShown': { en: 'Not shown', cy: 'Ddim yn dangos' },
    },
  },
];

async function portal() {
  const made = await makePortalApi(db, 1, {
    validateAnswers,
    content: { 'submission-form': [...content['submission-form'], ...forms], dictionary },
  });
  const send = (dynamicData: object, formSlug = 'vehicles', more: object = {}, headers: Record<string, string> = {}) =>
    made.call('p0', 'POST', '/api/Submissions', { userPoolId: 'pool_1', formSlug, isSaveAndReturn: false, dynamicData, ...more }, headers);
  return { ...made, send };
}
const pending = (name: string) => ({ name, type: 'application/pdf', size: 10, content: 'pending:5a1d' });

test('[FRM-10] what a form never offered is refused by name, or not stored; hidden answers go, the portal’s own values stay', async () => {
  const { send } = await portal();
  const refused = await send({ kind: 'SPACESHIP', town: { deep: ['x'] }, vehicles: [{ make: 'x'.repeat(9000) }] });
  expect(refused.statusCode).toBe(422);
  expect((refused.json() as { questions: { question: string }[] }).questions.map(({ question }) => question)).toEqual([
    'kind',
    'town',
    'vehicles[0].make',
  ]);
  const stored = await send({
    kind: 'car',
    town: 'Barry',
    vanOnly: 'was typed while it was a van',
    neverAsked: 'y',
    vehicles: [{ make: 'Heron', more: { nested: true } }],
    account_UtmSource: 'radio',
    submission_note: { not: 'a value' },
    source: 'workspace',
  });
  expect(stored.json()).toMatchObject({ status: 'Done' });
  expect((stored.json() as { dynamicData: object }).dynamicData).toEqual({
    kind: 'car',
    town: 'Barry',
    vehicles: [{ make: 'Heron' }],
    account_UtmSource: 'radio',
    source: 'workspace',
  });
}, 120_000);

test('[FRM-10] account_ values that are sent empty, as by who opens a form for the first time, are those of the account', async () => {
  const { send } = await portal();
  const empty = { account_id: '', account_RegistrationType: '', account_UtmSource: '', account_UtmMedium: 'post', account_note: '' };
  const stored = (await send({ kind: 'car', ...empty })).json() as { accountId: string; dynamicData: object };
  expect(stored.dynamicData).toMatchObject({ ...empty, account_id: stored.accountId, account_RegistrationType: 'Register' });
}, 120_000);

test('[FRM-10] a refusal is in the language of its reader: the words of the form’s engine and those of the tenant', async () => {
  const { send } = await portal();
  const answers = { kind: 'SPACESHIP', vehicles: [{}] };
  const messages = async (language: string) =>
    (
      (await send(answers, 'vehicles', {}, { cookie: `language=${language}` })).json() as { questions: { message: string }[] }
    ).questions.map(({ message }) => message);
  expect(await messages('en')).toEqual(['Not offered', 'This question needs an answer.']);
  const [own, engine] = await messages('cy');
  expect(own).toBe('Ddim ar gael');
  expect(engine).toBe('Mae angen ateb i’r cwestiwn hwn.');
}, 120_000);

test('[FRM-10] a required question that cannot be shown refuses a submit, one that is not required is left out', async () => {
  const { send } = await portal();
  const refused = await send({ craft: 'anything' }, 'broken');
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { questions: [{ question: 'craft', message: 'Not shown' }] }]);
  const stored = await send({ craft: 'anything', town: 'Barry' }, 'partly');
  expect((stored.json() as { dynamicData: object }).dynamicData).toEqual({ town: 'Barry' });
}, 120_000);

test('[FRM-13] files within panels are expected, announced or not, and arrive at their own links or are reported missing', async () => {
  const { send, put, call, app: _ } = await portal();
  const files = [{ questionName: 'vehicles[0].photos', fileName: 'a.pdf', size: 10, contentType: 'application/pdf' }];
  const vehicles = [
    { make: 'Heron', photos: [pending('a.pdf')] },
    { make: 'Tern', photos: [pending('b.pdf')] },
  ];
  const sent = (await send({ vehicles }, 'vehicles', { files })).json() as {
    accountId: string;
    attachments: { questionName: string; uploadLink: string }[];
  };
  expect(sent.attachments.map(({ questionName }) => questionName)).toEqual(['vehicles[0].photos', 'vehicles[1].photos']);
  expect((await put(sent.attachments[0]?.uploadLink ?? '', Buffer.from('%PDF-1.4\n\n'))).statusCode).toBe(200);
  const [listed] = (await call('p0', 'GET', `/api/Submissions/account/${sent.accountId}`)).json() as { missingFiles?: object[] }[];
  const waiting = { questionName: 'vehicles[1].photos', fileName: 'b.pdf', state: 'waiting' };
  expect(listed?.missingFiles).toContainEqual(expect.objectContaining(waiting));
}, 120_000);

test('[FRM-13] a required file within a panel is answered by what is announced for its own path', async () => {
  const { send } = await portal();
  const vehicles = [{ make: 'Heron', photos: [pending('a.exe')] }];
  const refused = await send({ vehicles });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'file-type', questions: [{ question: 'vehicles[0].photos', message: 'File type is not allowed' }] },
  ]);
}, 120_000);

test('[FRM-13] a file is refused that its own question does not take, in the answers or announced, whatever the tenant takes', async () => {
  const { send } = await portal();
  const refused = { code: 'answers-refused', questions: [{ question: 'vehicles[0].scan', message: 'Not offered' }] };
  for (const [name, size] of [
    ['a.png', 10],
    ['a.pdf', 21],
  ] as const) {
    const files = [{ questionName: 'vehicles[0].scan', fileName: name, size, contentType: 'application/pdf' }];
    expect((await send({ vehicles: [{ make: 'Heron' }] }, 'vehicles', { files })).json()).toMatchObject(refused);
    const vehicles = [{ make: 'Heron', scan: [{ ...pending(name), size }] }];
    expect((await send({ vehicles })).json()).toMatchObject(refused);
    expect((await send({ vehicles }, 'vehicles', { files })).json()).toMatchObject(refused);
  }
}, 120_000);

test.each([false, true])(
  '[FRM-13] no more files are announced than a question takes, and none of what the form never asked: refused with Save and Return, else left out (%s)',
  async (isSaveAndReturn) => {
    const { call } = await portal();
    const announce = async (questionNames: readonly string[]) => {
      const files = questionNames.map((questionName) => ({ questionName, fileName: 'a.pdf', size: 10, contentType: 'application/pdf' }));
      const body = { userPoolId: 'pool_1', formSlug: 'draft', isSaveAndReturn, dynamicData: {}, files };
      return (await call('p0', 'POST', '/api/Submissions', body)).json<{ code?: string; attachments?: object[] }>();
    };
    const refusedAt = (question: string) => ({ code: 'answers-refused', questions: [{ question, message: 'Not offered' }] });
    const neverAsked = ['neverAsked', 'kind'];
    for (const other of isSaveAndReturn ? neverAsked : []) expect(await announce([other])).toMatchObject(refusedAt(other));
    expect(await announce(['vehicles[0].photos', 'vehicles[0].photos'])).toMatchObject(refusedAt('vehicles[0].photos'));
    const asked = ['vehicles[0].photos', 'vehicles[1].photos', 'letter'];
    const { attachments } = await announce([...(isSaveAndReturn ? [] : neverAsked), ...asked]);
    expect(attachments).toMatchObject(asked.map((questionName) => ({ questionName })));
  },
  60_000,
);
