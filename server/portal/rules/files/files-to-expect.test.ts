import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Submission } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = soundPdf();
const file = (content: string, name = 'v5c.pdf') => ({ name, type: 'application/pdf', size: pdf.length, content });
const announced = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' }];

async function makeDraft() {
  const portal = await makePortalApi(db, 2);
  const answers = { registration: 'CF14', logbook: [file('pending:1')] };
  const draft = (await portal.save('p0', { dynamicData: answers, files: announced })).json<Submission>();
  const [link] = draft.attachments;
  if (!link) throw new Error('no link');
  await portal.put(link.uploadLink, pdf);
  const submit = async (logbook: object[], who = 'p0') => {
    const { id, version } = draft;
    const sent = { ...(who === 'p0' ? { id, version } : {}), isSaveAndReturn: false, dynamicData: { registration: 'CF14', logbook } };
    return (await portal.save(who, sent)).json<Submission>();
  };
  const missing = async (who = 'p0') => {
    const account = who === 'p0' ? 'a-0' : 'a-1';
    const [own] = (await portal.call(who, 'GET', `/api/Submissions/account/${account}`)).json<Submission[]>();
    return (own?.missingFiles ?? []).map(({ fileName }) => fileName);
  };
  return { ...portal, submit, missing, link };
}

test('[FRM-13] a file that arrived with a draft is not expected again where the answers still call it pending', async () => {
  const { submit, missing } = await makeDraft();
  expect((await submit([file('pending:1')])).attachments).toEqual([]);
  expect(await missing()).toEqual([]);
});

test('[FRM-13] another file of that name, and one of another name, are expected beside the one that arrived', async () => {
  const { submit, missing, link } = await makeDraft();
  const sent = await submit([file(`stored:${link.id}`), file('pending:2'), file('pending:3', 'back.pdf')]);
  expect(sent.attachments.map(({ fileName }) => fileName)).toEqual(['v5c.pdf', 'back.pdf']);
  expect(sent.dynamicData['logbook']).toMatchObject([{ content: `stored:${link.id}` }, {}, {}]);
  expect(await missing()).toEqual(['v5c.pdf', 'back.pdf']);
});

test('[SEC-14] a stored file that is none of the submission has yet to be sent, whichever account it belongs to', async () => {
  const { submit, missing, link } = await makeDraft();
  const foreign = await submit([file(`stored:${link.id}`)], 'p1');
  expect(foreign.dynamicData['logbook']).toMatchObject([{ content: `pending:${link.id}` }]);
  expect(foreign.attachments.map(({ fileName }) => fileName)).toEqual(['v5c.pdf']);
  expect(await missing('p1')).toEqual(['v5c.pdf']);
  const invented = await submit([file('stored:none')]);
  expect(invented.dynamicData['logbook']).toMatchObject([{ content: 'pending:none' }]);
  expect(await missing()).toEqual([]);
});

test('[SEC-39] a name that turns itself round, or looks like a path, is stored and listed plainly; its file is not expected twice', async () => {
  const portal = await makePortalApi(db, 1);
  const trick = '../v5c\u202efdp.pdf';
  const plain = '__v5c_fdp.pdf';
  const dynamicData = { registration: 'CF14', logbook: [file('pending:1', trick)] };
  const files = [{ ...announced[0], fileName: trick }];
  const sent = (await portal.save('p0', { isSaveAndReturn: false, dynamicData, files })).json<Submission>();
  expect(sent.attachments.map(({ fileName }) => fileName)).toEqual([plain]);
  const [own] = (await portal.call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(own?.missingFiles?.map(({ fileName }) => fileName)).toEqual([plain]);
});

test('[FRM-13] a file that was announced with its draft, and has not arrived, is expected once: by Save and Return, by a submit, and where no one announces it again', async () => {
  const { save, call, put } = await makePortalApi(db, 1);
  const id = randomUUID();
  const dynamicData = { registration: 'CF14', logbook: [file(`pending:${id}`)] };
  const draft = (await save('p0', { dynamicData })).json<Submission>();
  const body = { id, ...announced[0] };
  expect((await call('p0', 'POST', `/api/Attachment/${draft.id}/add`, body)).statusCode).toBe(200);
  const send = async (more: object) => {
    const sent = await save('p0', { id: draft.id, version, dynamicData, ...more });
    version = sent.json<Submission>().version;
    return sent.json<Submission>();
  };
  let { version } = draft;
  const returned = await send({ isSaveAndReturn: true, files: [body] });
  expect(returned.attachments.map((one) => one.id)).toEqual([id]);
  const submitted = await send({ isSaveAndReturn: false, files: [{ ...announced[0], id: randomUUID() }, body] });
  expect(submitted.attachments.map((one) => one.id === id)).toEqual([false, true]);
  const link = submitted.attachments.find((one) => one.id === id);
  await put(link?.uploadLink ?? '', pdf);
  const [own] = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(own?.missingFiles?.map(({ id: missing }) => missing)).toEqual([submitted.attachments[0]?.id]);
});

test('[FRM-13] what the answers name and no call announces again is missing once', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const id = randomUUID();
  const dynamicData = { registration: 'CF14', logbook: [file(`pending:${id}`)] };
  const { id: draft, version } = (await save('p0', { dynamicData })).json<Submission>();
  await call('p0', 'POST', `/api/Attachment/${draft}/add`, { id, ...announced[0] });
  await save('p0', { id: draft, version, isSaveAndReturn: false, dynamicData });
  const [own] = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(own?.missingFiles?.map(({ id: missing }) => missing)).toEqual([id]);
});

test('[FRM-13] a file that was refused after it arrived is reported as refused: no other is expected in its place', async () => {
  const { submit, missing, link } = await makeDraft();
  await db.kysely.updateTable('stored_file').set({ state: 'refused' }).where('id', '=', link.id).execute();
  expect((await submit([file(`stored:${link.id}`)])).attachments).toEqual([]);
  expect(await missing()).toEqual(['v5c.pdf']);
});
