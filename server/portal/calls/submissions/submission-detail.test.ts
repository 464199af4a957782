import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Submission, SubmissionDetail } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { PdfJob } from '../../documents/pdf/job.ts';
import { content, makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';
import { createAnswerReader } from '../../documents/pdf/questions/read-answers.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const elements = [
  { type: 'text', name: 'registration', title: { default: 'Registration number', cy: 'Rhif cofrestru' } },
  { type: 'radiogroup', name: 'kind', title: 'Kind', choices: [{ value: 'car', text: { default: 'A car', cy: 'Car' } }] },
  { type: 'text', name: 'OCRDetails', title: 'Read by a machine' },
  { type: 'text', name: 'Loss Estimates', title: 'Estimates' },
  { type: 'text', name: 'colour', title: 'Colour' },
];
const definition = { pages: [{ title: { default: 'Your vehicle', cy: 'Eich cerbyd' }, elements }] };
const form = { slug: 'claim', name: { en: 'Your claim', cy: 'Eich hawliad' }, version: 1, surveyDefinition: definition };
const answers = { registration: 'CF14', kind: 'car', OCRDetails: 'CANARY', 'Loss Estimates': 'CANARY', account_id: 'a-0' };
const configuration = [{ slug: 'workflow-status-colours', colours: { WFS_Registration_Draft: 'blue' } }];

async function makeDetail(changes: PortalFixture = {}, claims: object = {}) {
  const api = await makePortalApi(db, 2, { content: { 'submission-form': [form], configuration }, ...changes });
  const saved = (await api.save('p0', { dynamicData: answers })).json<{ id: string; referenceNumber: string }>();
  const row = { SubmissionId: saved.id, ...claims };
  const columns = [{ field: 'state', headerText: 'State', templateColumnType: 'StatusColumn' }];
  const held = { columns, statusColours: { Open: 'green' }, claims: [{ SubmissionId: 'x', claimNumber: 'OTHER' }, row] };
  if (Object.keys(claims).length > 0)
    await db.kysely
      .updateTable('account')
      .set({ claims: JSON.stringify(held) })
      .where('tenant_id', '=', api.tenant.slug)
      .where('id', '=', 'a-0')
      .execute();
  const ask = (language = 'en', who = 'p0', query = '') =>
    api.call(who, 'GET', `/api/Submissions/getSubmissionById/${saved.id}${query}`, undefined, { cookie: `language=${language}` });
  return { ...saved, ask, detail: async (language?: string) => (await ask(language)).json<SubmissionDetail>() };
}

test('[DET-06] the visible fields are under the titles of the form, in the language of the caller; what is always hidden is in none', async () => {
  const { detail, ask } = await makeDetail();
  expect((await detail()).data.sections).toEqual([
    {
      title: 'Your vehicle',
      lines: [
        { kind: 'answer', title: 'Registration number', text: 'CF14' },
        { kind: 'answer', title: 'Kind', text: 'A car' },
        { kind: 'answer', title: 'Colour', text: '' },
      ],
    },
  ]);
  expect((await detail('cy')).data.sections[0]).toMatchObject({
    title: 'Eich cerbyd',
    lines: [{ title: 'Rhif cofrestru' }, { text: 'Car' }, {}],
  });
  expect((await ask('en', 'p0', '?language=cy')).json<SubmissionDetail>().data.sections[0]?.title).toBe('Eich cerbyd');
  const visible = (await detail()).data.formDetails.filter((field) => field.visible).map(({ key }) => key);
  expect(visible.toSorted()).toEqual(['kind', 'registration']);
  expect((await ask('en', 'staff-9', '?accountId=a-0')).statusCode).toBe(200);
  expect((await ask('en', 'staff-9', '?accountId=a-1')).statusCode).toBe(404);
});

test('[DET-06] a drawn signature is a picture beside its word', async () => {
  const picture = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000000d49484452000002d0000000f00806000000', 'hex').toString('base64')}`;
  const asked = [{ type: 'signature', name: 'signed', title: 'Your signature' }];
  const api = await makePortalApi(db, 2, {
    content: { 'submission-form': [{ ...form, surveyDefinition: { elements: asked } }], configuration },
  });
  const saved = (await api.save('p0', { dynamicData: { signed: { signature: picture, eSignature: true } } })).json<{ id: string }>();
  const detail = (await api.call('p0', 'GET', `/api/Submissions/getSubmissionById/${saved.id}`)).json<SubmissionDetail>();
  expect(detail.data.sections).toEqual([{ title: '', lines: [{ kind: 'answer', title: 'Your signature', text: 'Signed', picture }] }]);
});

test('[DET-06] number, status, colour and warnings are those of the claim; without one, the reference and the colour of the workflow', async () => {
  const status = { en: 'Open', cy: 'Ar agor' };
  const warnings = { en: 'One; two', cy: 'Un; dau' };
  const { detail } = await makeDetail({}, { claimNumber: 'C-1', state: status, warnings });
  expect((await detail()).data).toMatchObject({
    workFlowDetails: { confirmationNumber: 'C-1', status, iconColoursCss: 'green' },
    submissionWorkflow: { warnings },
  });
  const without = await makeDetail();
  expect((await without.detail()).data).toMatchObject({
    workFlowDetails: { confirmationNumber: without.referenceNumber, status: '', iconColoursCss: 'blue' },
    submissionWorkflow: { warnings: '' },
  });
});

test('[DET-06] answers whose form cannot be read are labelled by their names; a reader with too much to do is asked again', async () => {
  const labelled = [{ title: '', lines: expect.arrayContaining([{ kind: 'answer', title: 'registration', text: 'CF14' }]) as unknown }];
  const broken = await makeDetail({ readAnswers: async () => ({ failure: 'endless' }) });
  const { sections } = (await broken.detail()).data;
  expect(sections).toEqual(labelled);
  expect(JSON.stringify(sections)).not.toContain('CANARY');
  const busy = await (await makeDetail({ readAnswers: async () => 'busy' })).ask();
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5']);
});

test('[SEC-30] many details that one person asks for at once come one after the other: another person waits for one of them at most', async () => {
  const { readAnswers } = createAnswerReader();
  const long = Array.from({ length: 300 }, (_, index) => ({ type: 'text', name: `question-${index}`, title: `Question ${index}` }));
  const repeatable = { 'submission-form': [{ ...form, repeatable: true, surveyDefinition: { elements: long } }], configuration };
  const { save, call } = await makePortalApi(db, 2, { content: repeatable, readAnswers });
  for (const who of ['p0', 'p1']) expect((await save(who, { isSaveAndReturn: false })).statusCode).toBe(200);
  const begin = async (who: string, answer: string): Promise<string> => {
    const body = { formSlug: 'claim', submissionId: randomUUID(), createClaim: true, dynamicData: { 'question-0': answer } };
    return (await call(who, 'PUT', '/api/Submissions/draft', body)).json<Submission>().id;
  };
  const detailOf = (who: string, id: string) => call(who, 'GET', `/api/Submissions/getSubmissionById/${id}`);
  const other = await begin('p1', 'OTHER');
  await call('staff-9', 'GET', `/api/Submissions/getSubmissionById/${other}?accountId=a-1`);
  const many: string[] = [];
  for (let number = 0; number < 8; number++) many.push(await begin('p0', `CF${number}`));
  const order: string[] = [];
  const asked = many.map((id) => detailOf('p0', id).then(({ statusCode }) => order.push(`many ${statusCode}`)));
  await Promise.all([...asked, detailOf('p1', other).then(({ statusCode }) => order.push(`other ${statusCode}`))]);
  expect(order.filter((answer) => answer === 'many 200')).toHaveLength(many.length);
  expect(order.indexOf('other 200')).toBeOneOf([0, 1, 2]);
});

test('[DET-07] [API-SUB-4] a file that did not arrive is named as such among the answers and in their PDF, in the language of the caller', async () => {
  const jobs: PdfJob[] = [];
  const texts = { 'pdf.fileMissing': { en: '{name} (did not arrive)', cy: '{name} (heb gyrraedd)' } };
  const { save, call, put } = await makePortalApi(db, 1, {
    content: { ...content, dictionary: [{ texts }] },
    makePdf: async (job) => {
      jobs.push(job);
      return { pdf: Buffer.from('%PDF-made') };
    },
  });
  const pdf = soundPdf();
  const named = ['v5c.pdf', 'lost.pdf'].map((name, index) => ({
    name,
    type: 'application/pdf',
    size: pdf.length,
    content: `pending:${index}`,
  }));
  const files = named.map(({ name: fileName, size, type: contentType }) => ({ questionName: 'logbook', fileName, size, contentType }));
  const dynamicData = { registration: 'CF14', logbook: named };
  const { id, attachments } = (await save('p0', { isSaveAndReturn: false, dynamicData, files })).json<Submission>();
  await put(attachments[0]?.uploadLink ?? '', pdf);
  const detail = async (language: string) => {
    const headers = { cookie: `language=${language}` };
    const shown = (await call('p0', 'GET', `/api/Submissions/getSubmissionById/${id}`, undefined, headers)).json<SubmissionDetail>();
    await call('p0', 'POST', `/api/Submissions/GET-pdf-preview?submissionId=${id}&accountId=a-0`, { data: {} }, headers);
    return JSON.stringify([shown.data.sections, jobs.at(-1)?.answers]).match(/\w+\.pdf(?: \([^)]*\))?/g);
  };
  const english = ['v5c.pdf', 'lost.pdf (did not arrive)'];
  expect(await detail('en')).toEqual([...english, ...english]);
  expect(await detail('cy')).toContain('lost.pdf (heb gyrraedd)');
});
