import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttachmentItem, Submission } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createAnswerValidator } from '../../rules/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 10_000 });
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const question = { type: 'uploader', name: 'papers', acceptedTypes: '.pdf, .csv', minSize: 12, maxSize: 1000, maxFiles: 2 };
const forms = [
  { slug: 'own', name: 'Own', surveyDefinition: { elements: [{ ...question, attachTo: 'Account', filePurpose: 'Logbook' }] } },
  { slug: 'plain', name: 'Plain', surveyDefinition: { elements: [question] } },
].map((form) => ({ version: 1, additionalForm: false, ...form }));

const pdf = soundPdf();
const entry = (name: string, size = pdf.length, more: object = {}) => ({
  id: 'e1',
  name,
  size,
  type: 'application/pdf',
  status: 'Ready to upload',
  ...more,
});
const announced = (fileName: string, size = pdf.length) => ({
  questionName: 'papers',
  fileName,
  size,
  contentType: 'application/pdf',
  filePurpose: 'Other',
});
const answer = (...files: object[]) => ({ papers: { attachTo: 'Submission', filePurpose: 'Other', files } });

async function portal() {
  const made = await makePortalApi(db, 1, { validateAnswers, content: { 'submission-form': forms } });
  const list = async (of: string, id: string, query = '') =>
    (await made.call('p0', 'GET', `/api/Attachment/${id}/get-${of}-attachment-list${query}`)).json<AttachmentItem[]>();
  const names = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ uploadFileName }) => uploadFileName);
  return { ...made, names, list };
}

test.each([
  ['own', 'Account', 'Logbook'],
  ['plain', 'Submission', ''],
] as const)(
  '[CTL-UPL] [CTL-OUT] what is stored of an uploader, by the definition and not by what was sent: %s',
  async (formSlug, attachTo, filePurpose) => {
    const { save, put, names, list } = await portal();
    const sent = await save('p0', {
      formSlug,
      isSaveAndReturn: false,
      dynamicData: answer(entry('v5c.pdf')),
      files: [announced('v5c.pdf')],
    });
    const { id, accountId, dynamicData, attachments } = sent.json<Submission>();
    expect(dynamicData).toEqual({ papers: { savingBehaviour: 1, attachTo, filePurpose, files: [entry('v5c.pdf')] } });
    expect(attachments).toMatchObject([{ questionName: 'papers', fileName: 'v5c.pdf', uploadLink: expect.any(String) }]);
    expect((await put(attachments[0]?.uploadLink ?? '', pdf)).statusCode).toBe(200);
    const ofAccount = attachTo === 'Account';
    expect(await names('account', accountId)).toEqual(ofAccount ? ['v5c.pdf'] : []);
    expect(await names('submission', id)).toEqual(ofAccount ? [] : ['v5c.pdf']);
    expect(await names('submission', id, '?sentWith=true')).toEqual(['v5c.pdf']);
    const [item] = await list('submission', id, '?sentWith=true');
    expect(item).toMatchObject({ filePurpose: filePurpose || 'Other', questionName: 'papers', state: 'checked' });
  },
);

test('[CTL-UPL] the server refuses what the browser does, at the question: kind, size and number', async () => {
  const { save } = await portal();
  const refused = async (files: readonly (readonly [string, number])[]) => {
    const dynamicData = answer(...files.map(([name, size], index) => entry(name, size, { id: `e${index}` })));
    const sent = await save('p0', { formSlug: 'own', isSaveAndReturn: false, dynamicData });
    return [sent.statusCode, sent.json<{ questions?: object[] }>().questions];
  };
  const invalid = 'All uploaded files must be valid. Please review the error(s) detailed above/below.';
  const at = (message: string) => [422, [{ question: 'papers', message }]];
  expect(await refused([['v5c.png', 20]])).toEqual(at(invalid));
  expect(await refused([['v5c.pdf', 11]])).toEqual(at(invalid));
  expect(await refused([['v5c.pdf', 0]])).toEqual(at(invalid));
  expect(await refused([['v5c.pdf', 1001]])).toEqual(at(invalid));
  const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => [name, 20] as const);
  expect(await refused(three)).toEqual(at('Files taken here at most: 2.'));
  // A kind that the question names is taken, though the tenant does not list it.
  expect(await refused([['v5c.csv', 20]])).toEqual([200, undefined]);
});

test('[CTL-UPL] [FRM-13] a file of a draft that arrived for the account is not sent again; one that never came is missing, and is sent again to the account', async () => {
  const { save, put, call, names } = await portal();
  const files = [announced('v5c.pdf'), announced('back.pdf')];
  const draft = (await save('p0', { formSlug: 'own', dynamicData: answer(entry('v5c.pdf'), entry('back.pdf')), files })).json<Submission>();
  const [first] = draft.attachments;
  await put(first?.uploadLink ?? '', pdf);
  const dynamicData = answer(entry('v5c.pdf', pdf.length, { id: first?.id, status: 'Received' }), entry('back.pdf', 20, { id: 'e2' }));
  const sent = (
    await save('p0', { formSlug: 'own', isSaveAndReturn: false, id: draft.id, version: draft.version, dynamicData })
  ).json<Submission>();
  expect(sent.dynamicData['papers']).toMatchObject({ files: [{ id: first?.id, status: 'Received' }, { status: 'Ready to upload' }] });
  expect(sent.attachments.map(({ fileName }) => fileName)).toEqual(['back.pdf']);
  const [own] = (await call('p0', 'GET', `/api/Submissions/account/${sent.accountId}`)).json<Submission[]>();
  const missing = own?.missingFiles ?? [];
  expect(missing.map(({ fileName }) => fileName)).toContain('back.pdf');
  const body = { fileName: 'again.csv', size: 20, contentType: 'text/csv' };
  const again = await call('p0', 'POST', `/api/Attachment/${sent.attachments[0]?.id}/send-again`, body);
  expect(again.json()).toMatchObject({ questionName: 'papers', fileName: 'again.csv' });
  expect(await names('account', sent.accountId)).toEqual(expect.arrayContaining(['v5c.pdf', 'again.csv']));
  expect(await names('submission', sent.id)).toEqual([]);
});

test('[FRM-13] files of rows and columns whose names have dots are expected, arrive and are listed as missing until then', async () => {
  const columns = ['scan', 'scan.back'].map((name) => ({ name, cellType: 'file' }));
  const table = { type: 'matrixdropdown', name: 'papers.of', rows: ['row', 'row.1'], columns };
  const form = { slug: 'dotted', name: 'Dotted', version: 1, additionalForm: false, surveyDefinition: { elements: [table] } };
  const { save, put, call } = await makePortalApi(db, 1, { validateAnswers, content: { 'submission-form': [form] } });
  const chosen = (id: string) => [{ name: `${id}.pdf`, type: 'application/pdf', size: pdf.length, content: `pending:${id}` }];
  const dynamicData = { 'papers.of': { row: { scan: chosen('a') }, 'row.1': { scan: chosen('b'), 'scan.back': chosen('c') } } };
  const at = { a: 'papers.of.row.scan', b: 'papers.of.row.1.scan', c: 'papers.of.row.1.scan.back' };
  const files = Object.entries(at).map(([id, questionName]) => ({ ...announced(`${id}.pdf`), questionName }));
  const sent = (await save('p0', { formSlug: 'dotted', isSaveAndReturn: false, dynamicData, files })).json<Submission>();
  expect(sent.attachments.map(({ questionName }) => questionName)).toEqual(Object.values(at));
  const missing = async () =>
    (await call('p0', 'GET', '/api/Submissions/account/a-0'))
      .json<Submission[]>()[0]
      ?.missingFiles?.map(({ questionName }) => questionName);
  expect(await missing()).toEqual(Object.values(at));
  for (const { uploadLink } of sent.attachments) expect((await put(uploadLink, pdf)).statusCode).toBe(200);
  expect(await missing()).toBeUndefined();
});
