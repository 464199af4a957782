import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Submission, SubmissionDetail } from '#schemas/api';
import { answersToSend } from '#forms/model';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { PortalFixture } from '../../portal-api.fixture.ts';
import { pdf, withDraft, type Link, type Saved } from './draft-files.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** What a tenant makes of the question for files while a draft has some of it. */
const changedQuestions = {
  'takes less': { type: 'file', name: 'logbook', acceptedTypes: '.jpg', maxSize: 5 },
  'takes one file': { type: 'file', name: 'logbook' },
  'is none for files any more': { type: 'text', name: 'logbook' },
  'is read only': { type: 'file', name: 'logbook', allowMultiple: true, readOnly: true },
  'is hidden': { type: 'file', name: 'logbook', allowMultiple: true, visible: false },
  'is gone': { type: 'text', name: 'another' },
};
test.each(Object.entries(changedQuestions))(
  '[FRM-13] files that the server took stay with the claim where their question %s by the time it is sent',
  async (what, question) => {
    const form = (element: object) => ({
      slug: 'claim',
      name: { en: 'Your claim' },
      version: 1,
      surveyDefinition: { elements: [element] },
    });
    const forms: Record<string, unknown>[] = [form({ type: 'file', name: 'logbook', allowMultiple: true })];
    const validateAnswers: PortalFixture['validateAnswers'] = async (definition, given) => answersToSend(definition, given);
    const { add, put, submitAs, answerOf, listed, call, draft } = await withDraft(db, {
      content: { 'submission-form': forms },
      validateAnswers,
    });
    const files = [(await add()).json<Link>(), (await add()).json<Link>()];
    for (const { uploadLink } of files) await put(uploadLink, pdf);
    const named = answerOf(...files.map(({ id }) => `stored:${id}`));
    const drafted = { formSlug: 'claim', submissionId: draft.id, version: draft.version, dynamicData: { logbook: named } };
    expect((await call('p0', 'PUT', '/api/Submissions/draft', drafted)).statusCode).toBe(200);
    forms[0] = form(question);
    const dynamicData = what.startsWith('takes') ? { logbook: named } : {};
    const claimed = [...named, { ...named[0], name: 'other.pdf', content: `stored:${randomUUID()}` }];
    if (what.startsWith('takes'))
      expect((await submitAs({ version: draft.version + 1, dynamicData: { logbook: claimed } })).statusCode, 'of no draft').toBe(422);
    const sent = await submitAs({ version: draft.version + 1, dynamicData });
    expect([sent.statusCode, sent.json<Saved>().attachments]).toEqual([200, []]);
    expect((await listed()).toSorted()).toEqual(files.map(({ id }) => `${id} checked`).toSorted());
  },
);

test('[FRM-13] a file that the draft names still, and that was left out before the form is sent, is deleted by the submit that names it as left out', async () => {
  const { add, put, submitAs, answerOf, listed, call, draft, bytes } = await withDraft(db);
  const [kept, gone] = [(await add()).json<Link>(), (await add({ fileName: 'old.pdf' })).json<Link>()];
  for (const { uploadLink } of [kept, gone]) await put(uploadLink, pdf);
  const named = [...answerOf(`stored:${kept.id}`), { ...answerOf(`stored:${gone.id}`)[0], name: 'old.pdf' }];
  const drafted = { formSlug: 'claim', submissionId: draft.id, version: draft.version, dynamicData: { logbook: named } };
  expect((await call('p0', 'PUT', '/api/Submissions/draft', drafted)).statusCode).toBe(200);
  const dynamicData = { logbook: answerOf(`stored:${kept.id}`) };
  expect((await submitAs({ version: draft.version + 1, dynamicData, removedFiles: [gone.id] })).statusCode).toBe(200);
  expect(await listed()).toEqual([`${kept.id} checked`]);
  expect(bytes()).toHaveLength(1);
});

test('[FRM-13] [SEC-14] an own file that never came counts as none yet, and one that came keeps its own name', async () => {
  const { add, put, submitAs, answerOf } = await withDraft(db);
  const [waiting, arrived] = [(await add()).json<Link>(), (await add({ fileName: 'real.pdf' })).json<Link>()];
  await put(arrived.uploadLink, pdf);
  const claimed = [...answerOf(`stored:${waiting.id}`), { ...answerOf(`stored:${arrived.id}`)[0], name: 'other.exe', size: 9 }];
  const sent = (await submitAs({ dynamicData: { logbook: claimed } })).json<Saved & { dynamicData: { logbook: object[] } }>();
  expect(sent.attachments).toMatchObject([{ id: waiting.id }]);
  expect(sent.dynamicData.logbook).toMatchObject([{ content: `pending:${waiting.id}` }, { name: 'real.pdf', size: pdf.length }]);
});

test('[FRM-13] [DET-07] of two files of one name the one that did not arrive is missing, and named so among the answers, whichever came first', async () => {
  const { add, put, submitAs, answerOf, call } = await withDraft(db);
  const [lost, arrived] = [(await add()).json<Link>(), (await add()).json<Link>()];
  await put(arrived.uploadLink, pdf);
  const logbook = [...answerOf(`pending:${lost.id}`), ...answerOf(`stored:${arrived.id}`)];
  const { id } = (await submitAs({ dynamicData: { logbook } })).json<{ id: string }>();
  const { data } = (await call('p0', 'GET', `/api/Submissions/getSubmissionById/${id}`)).json<SubmissionDetail>();
  expect(JSON.stringify(data.sections)).toContain('"\u2068v5c.pdf (did not arrive)\u2069, \u2068v5c.pdf\u2069"');
  const [sent] = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(sent?.missingFiles).toMatchObject([{ id: lost.id }]);
});
