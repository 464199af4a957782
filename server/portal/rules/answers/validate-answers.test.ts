import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { content, makePortalApi } from '../../portal-api.fixture.ts';
import { createAnswerValidator } from './validate-answers.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 1500 });
const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
const faultsOf = async (definition: unknown, answers: Record<string, unknown>) =>
  (await validateAnswers(definition, { answers, ...words }, { tenant: 't', person: 'ann' })).errors;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const bomb = { pages: [{ elements: [{ type: 'text', name: 'plate', validators: [{ type: 'regex', regex: '^(a+)+$' }] }] }] };
const forms = {
  'submission-form': [...content['submission-form'], { slug: 'bomb', name: 'Bomb', additionalForm: true, surveyDefinition: bomb }],
};

test('[FRM-10] a submit whose answers the form refuses is answered 422 with the names of the questions, and nothing is written', async () => {
  const { save, tenant } = await makePortalApi(db, 1, { validateAnswers });
  const refused = await save('p0', { isSaveAndReturn: false, dynamicData: {} });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'answers-refused', questions: [{ question: 'registration', message: expect.any(String) }] });
  expect(await db.kysely.selectFrom('submission').selectAll().where('tenant_id', '=', tenant.slug).execute()).toEqual([]);
  expect((await save('p0', { isSaveAndReturn: true, dynamicData: {} })).statusCode).toBe(200);
}, 120_000);

test('[FRM-10] pages the claimant never reached and rows inside panels are validated, hidden questions are not', async () => {
  const required = (name: string) => ({ type: 'text', name, isRequired: true });
  const definition = {
    pages: [
      { elements: [required('first')] },
      {
        elements: [
          required('second'),
          { ...required('hidden'), visibleIf: '{first} = 1' },
          { type: 'paneldynamic', name: 'rows', panelCount: 1, templateElements: [required('inner')] },
        ],
      },
    ],
  };
  expect((await faultsOf(definition, { first: 'x' })).map(({ question }) => question)).toEqual(['second', 'rows[0].inner']);
}, 120_000);

test('[SEC-28] answers named like what every object has neither break the validation nor answer a question', async () => {
  const definition = { pages: [{ elements: [{ type: 'text', name: 'a', isRequired: true }] }] };
  const refused = [{ question: 'a', message: 'not offered' }];
  expect(await faultsOf(definition, { a: [{ toString: 'q', b: 1 }] })).toEqual(refused);
  expect(await faultsOf(definition, { a: { hasOwnProperty: 1, c: 1 }, valueOf: 'x' })).toEqual(refused);
  expect(await faultsOf(definition, { toString: 'x', b: { constructor: 1 } })).toMatchObject([{ question: 'a' }]);
}, 120_000);

test('[FRM-10] an announced file answers a question for files and no other', async () => {
  const { save } = await makePortalApi(db, 1, { validateAnswers });
  const files = [{ questionName: 'registration', fileName: 'v5c.pdf', size: 10, contentType: 'application/pdf' }];
  const refused = await save('p0', { isSaveAndReturn: false, dynamicData: {}, files });
  expect(refused.json()).toMatchObject({ code: 'answers-refused', questions: [{ question: 'registration', message: expect.any(String) }] });
}, 120_000);

test('[FRM-13] a required file that is announced counts as an answer', async () => {
  const { save } = await makePortalApi(db, 1, { validateAnswers });
  const files = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: 10, contentType: 'application/pdf' }];
  const dynamicData = { registration: 'CF14', logbook: [{ name: 'v5c.pdf', type: 'application/pdf', size: 10, content: 'pending:5a1d' }] };
  expect((await save('p0', { isSaveAndReturn: false, dynamicData, files })).statusCode).toBe(200);
}, 120_000);

test('[SEC-30] a pattern that never ends is stopped, the server goes on, and the next form is validated by a new worker', async () => {
  const { save, call } = await makePortalApi(db, 1, { validateAnswers, content: forms });
  const stuck = save('p0', { formSlug: 'bomb', isSaveAndReturn: false, dynamicData: { plate: `${'a'.repeat(34)}!` } });
  expect((await call('p0', 'GET', '/api/Accounts/')).statusCode).toBe(200);
  expect((await stuck).json()).toMatchObject({ status: 422, code: 'answers-too-slow' });
  expect((await save('p0', { formSlug: 'bomb', isSaveAndReturn: false, dynamicData: { plate: 'aaa' } })).statusCode).toBe(200);
}, 120_000);

test('[SEC-30] a person whose answers take for ever is asked to wait, and all others go on', async () => {
  const strict = createAnswerValidator({ milliseconds: 300 }, { perPerson: 3, milliseconds: 600 });
  onTestFinished(() => strict.close());
  const { save } = await makePortalApi(db, 2, { validateAnswers: strict.validateAnswers, content: forms });
  const bombs = () => save('p0', { formSlug: 'bomb', isSaveAndReturn: false, dynamicData: { plate: `${'a'.repeat(34)}!` } });
  const burst = await Promise.all(Array.from({ length: 6 }, bombs));
  expect(burst.map(({ statusCode }) => statusCode).filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  for (let tries = 0; (await bombs()).statusCode !== 429; tries += 1) expect(tries).toBeLessThan(3);
  expect((await bombs()).json()).toMatchObject({ status: 429, code: 'answers-wait' });
  const fine = { formSlug: 'bomb', isSaveAndReturn: false, dynamicData: { plate: 'aaa' } };
  expect((await save('p1', fine)).statusCode).toBe(200);
}, 120_000);

test('[SEC-30] two people who send the slowest answers they can hold up no other: an honest person goes on while most of theirs wait', async () => {
  // After the first two, slow answers run until they are ended, and what is quick is far above what honest answers take (some 60 ms each).
  let begun = 0;
  const extraMilliseconds = () => ((begun += 1) > 2 ? 300_000 : 0);
  const strict = createAnswerValidator({ milliseconds: 2000, byClock: 60_000, extraMilliseconds }, { quick: 1500 });
  onTestFinished(() => strict.close());
  const { save, call } = await makePortalApi(db, 3, { validateAnswers: strict.validateAnswers, content: forms });
  const send = (who: string, plate: string) => save(who, { formSlug: 'bomb', isSaveAndReturn: false, dynamicData: { plate } });
  let ended = 0;
  const slow = ['p0', 'p1'].flatMap((who) => Array.from({ length: 3 }, () => send(who, `${'a'.repeat(34)}!`).finally(() => (ended += 1))));
  await Promise.race(slow);
  for (let turn = 0; turn < 3; turn += 1) expect((await send('p2', 'aaa')).statusCode).toBe(200);
  expect(ended).toBeLessThanOrEqual(2);
  const draft = { formSlug: 'claim', dynamicData: { registration: 'CF14' } };
  expect((await call('p0', 'PUT', '/api/Submissions/draft', draft)).statusCode).toBe(200);
  await strict.close();
  const codes = (await Promise.all(slow)).map((answer) => answer.json<{ code: string }>().code).sort();
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'answers-not-validated'), 'answers-too-slow', 'answers-too-slow']);
}, 120_000);

test('[SEC-30] why answers were not checked is in the language of the reader', async () => {
  const strict = createAnswerValidator({ milliseconds: 300 });
  onTestFinished(() => strict.close());
  const dictionary = [
    { texts: { 'answers.tooSlow': { en: 'Too slow', cy: 'Rhy araf' }, 'answers.formFails': { en: 'Fault', cy: 'Nam' } } },
  ];
  const broken = {
    slug: 'broken',
    name: 'Broken',
    additionalForm: true,
    surveyDefinition: { elements: [{ type: 'text', name: 'toString' }] },
  };
  const { call } = await makePortalApi(db, 1, {
    validateAnswers: strict.validateAnswers,
    content: { 'submission-form': [...forms['submission-form'], broken], dictionary },
  });
  const answer = (formSlug: string) =>
    call(
      'p0',
      'POST',
      '/api/Submissions',
      { userPoolId: 'pool_1', formSlug, isSaveAndReturn: false, dynamicData: { plate: `${'a'.repeat(34)}!` } },
      { cookie: 'language=cy' },
    );
  expect((await answer('bomb')).json()).toMatchObject({ status: 422, code: 'answers-too-slow', detail: 'Rhy araf' });
  expect((await answer('broken')).json()).toMatchObject({ status: 500, code: 'form-does-not-load', detail: 'Nam' });
}, 120_000);
