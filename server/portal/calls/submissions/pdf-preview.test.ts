import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';
import type { PdfJob, PdfResult } from '../../documents/pdf/job.ts';
import { assetIn } from './pdf-template.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const listedUrl = 'https://forms.example/claim.pdf';
const addresses = ['claim.pdf', 'gone.pdf', 'page.pdf', listedUrl, 'https://unlisted.example/a.pdf'];
const widget = (pdfUrl: string) => ({ type: 'pdfpreview', name: 'preview', pdfUrl });
const elements = [{ type: 'text', name: 'registration' }, ...addresses.map(widget)];
const forms = [
  { slug: 'claim', name: { en: 'Your claim', cy: 'Eich hawliad' }, version: 1, surveyDefinition: { pages: [{ elements }] } },
  { slug: 'over', status: 'Inactive', surveyDefinition: { pages: [{ elements: [widget('over.pdf')] }] } },
];
const template = Buffer.from('%PDF-1.7 template');
const assets: Readonly<Record<string, Buffer>> = { 'claim.pdf': template, 'over.pdf': template, 'page.pdf': Buffer.from('<html>') };

async function open(changes: PortalFixture = {}, result: PdfResult = { pdf: Buffer.from('%PDF-made') }) {
  const jobs: PdfJob[] = [];
  const asked: string[] = [];
  const api = await makePortalApi(db, 2, {
    content: { 'submission-form': forms },
    readAsset: async (tenant, slug) => (tenant === api.tenant.slug ? (assets[slug] ?? null) : null),
    pdfHosts: ['forms.example', 'over.example'],
    fetchPdf: async (url) => {
      asked.push(url);
      return template;
    },
    makePdf: async (job) => {
      jobs.push(job);
      return result;
    },
    ...changes,
  });
  const { id } = (await api.save('p0', { dynamicData: { registration: 'CF14', kept: 'yes' } })).json<{ id: string }>();
  const preview = (body: object = {}, who = 'p0', headers: Record<string, string> = {}, of = id) =>
    api.call(who, 'POST', `/api/Submissions/GET-pdf-preview?submissionId=${of}&accountId=a-0`, { data: {}, ...body }, headers);
  return { api, jobs, asked, preview };
}

test('[API-SUB-4] [CTL-PDF] unsaved answers replace stored ones; the answer is a PDF that acts on nothing and is kept nowhere', async () => {
  const { preview, jobs } = await open();
  const answer = await preview({ data: { registration: 'NEW 1' }, attachmentTypeId: 'x' }, 'p0', { cookie: 'language=cy' });
  expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-made']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(jobs).toEqual([
    expect.objectContaining({
      answers: { registration: 'NEW 1', kept: 'yes' },
      language: 'cy',
      title: 'Eich hawliad',
      tenantName: 'Tenant prawf',
    }),
  ]);
  expect(jobs[0]).not.toHaveProperty('template');
});

test('[CTL-PDF] what was sent has its day, as the firm has it and in the language of the caller, and whose it is; answers that are not sent have no day', async () => {
  const { api, jobs, preview } = await open();
  // In London, half past midnight of the 6th.
  api.time.now = Date.UTC(2026, 6, 5, 23, 30);
  await preview();
  const sent = await api.save('p0', { isSaveAndReturn: false, dynamicData: { registration: 'CF14' } });
  const { id } = sent.json<{ id: string }>();
  api.time.now = Date.UTC(2026, 6, 9);
  await preview({}, 'p0', { cookie: 'language=cy' }, id);
  await preview({ data: { registration: 'NEW 1' } }, 'p0', {}, id);
  const account = 'Name0 Family0 (R-0)';
  expect(jobs.map((job) => [job.account, job.sentOn])).toEqual([
    [account, undefined],
    [account, '06 Gorff 2026'],
    [account, undefined],
  ]);
});

test('[SEC-14] another person’s submission is answered like none at all; staff who chose its account may see it', async () => {
  const { preview, jobs } = await open();
  const [foreign, none] = [await preview({}, 'p1'), await preview({}, 'p1', {}, 'nothing')];
  const without = ({ body }: { body: string }) => body.replace(/"request":"[^"]*"/, '');
  expect([foreign.statusCode, without(foreign)]).toEqual([404, without(none)]);
  expect(jobs).toEqual([]);
  expect((await preview({}, 'staff1')).statusCode).toBe(200);
});

test('[CTL-PDF] a template is an asset of the tenant or a file of a listed host', async () => {
  const { preview, jobs, asked } = await open();
  expect([(await preview({ pdfUrl: 'claim.pdf' })).statusCode, (await preview({ pdfUrl: listedUrl })).statusCode]).toEqual([200, 200]);
  expect(jobs.map((job) => Buffer.from(job.template ?? []).toString())).toEqual([template.toString(), template.toString()]);
  expect(asked).toEqual([listedUrl]);
});

test('[SEC-34] an address that no open form contains, or on a host that is not listed, is never requested', async () => {
  const { preview, jobs, asked } = await open();
  const near = [
    listedUrl.toUpperCase(),
    `${listedUrl}?x=1`,
    `${listedUrl}#x`,
    ` ${listedUrl}`,
    `${listedUrl}/../x`,
    'CLAIM.PDF',
    './claim.pdf',
  ];
  const odd = [
    'over.pdf',
    'https://unlisted.example/a.pdf',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '/api/assets/other/claim.pdf',
  ];
  for (const pdfUrl of [...near, ...odd]) {
    const answer = await preview({ pdfUrl });
    expect([pdfUrl, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([pdfUrl, 403, 'no-such-template']);
  }
  expect([jobs, asked]).toEqual([[], []]);
});

test.each<[string, number, string, PortalFixture, PdfResult | undefined]>([
  ['an asset that is gone', 422, 'gone.pdf', {}, undefined],
  ['an asset that is no PDF', 422, 'page.pdf', {}, undefined],
  ['an outside server that fails', 502, listedUrl, { fetchPdf: () => Promise.reject(new Error('10.0.0.7')) }, undefined],
  ['a content service that fails', 502, 'claim.pdf', { readAsset: () => Promise.reject(new Error('10.0.0.7')) }, undefined],
  ['a template that cannot be used', 422, 'claim.pdf', {}, { failure: 'template', why: '10.0.0.7' }],
  ['anything else', 500, 'claim.pdf', {}, { failure: 'made', why: '10.0.0.7' }],
])('[CTL-PDF] for %s: Failed to generate PDF (%i), and why stays inside', async (_, status, pdfUrl, changes, result) => {
  const answer = await (await open(changes, result)).preview({ pdfUrl });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    expect.objectContaining({ code: 'pdf-failed', detail: 'Failed to generate PDF' }),
  ]);
  expect(answer.body).not.toContain('10.0.0.7');
});

test('[SEC-40] one person makes so many PDFs in an hour', async () => {
  const { preview } = await open({ limits: { pdfs: 2 } });
  const statuses = [await preview(), await preview(), await preview(), await preview({}, 'staff1')].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('[CTL-PDF] answers outlive their form', async () => {
  const changes = { content: { 'submission-form': [...forms] } };
  const { preview, jobs } = await open(changes);
  changes.content['submission-form'].length = 0;
  expect((await preview()).statusCode).toBe(200);
  expect(JSON.stringify(jobs[0]?.definition)).toContain('registration');
});

test('[SEC-34] only an asset of the tenant itself is read as one', () => {
  const origin = 'https://portal.example';
  const own = ['claim.pdf', '/api/assets/t/claim.pdf', `${origin}/api/assets/t/claim.pdf`];
  expect(own.map((address) => assetIn('t', address, origin))).toEqual(['claim.pdf', 'claim.pdf', 'claim.pdf']);
  const others = [
    '/api/assets/u/claim.pdf',
    '//evil.example/api/assets/t/claim.pdf',
    'https://evil.example/api/assets/t/a.pdf',
    '../a',
    '',
  ];
  const odd = ['/api/assets/t/..%2f..', '/api/assets/t/../u/a.pdf', '/api/assets/t/a/b', '/api/account/t/a.pdf', 'javascript:x'];
  expect([...others, ...odd].map((address) => assetIn('t', address, origin))).toEqual([...others, ...odd].map(() => null));
});

test('[SEC-40] a claimant who waits for a PDF is asked to wait before the next; others are served', async () => {
  let finish: (made: PdfResult) => void = () => undefined;
  let begun: () => void = () => undefined;
  const atWork = new Promise<void>((resolve) => (begun = resolve));
  const made: PdfResult = { pdf: Buffer.from('%PDF-made') };
  let asked = 0;
  const { preview, api } = await open({
    makePdf: () => {
      asked += 1;
      if (asked > 1) return Promise.resolve(made);
      begun();
      return new Promise<PdfResult>((resolve) => (finish = resolve));
    },
  });
  const others = (await api.save('p1', { dynamicData: { registration: 'B' } })).json<{ id: string }>().id;
  const first = preview();
  await atWork;
  const again = await preview();
  expect([again.statusCode, again.headers['retry-after']]).toEqual([503, '10']);
  expect((await preview({}, 'p0', {}, others)).statusCode, 'nothing is read for it').toBe(503);
  expect((await preview({}, 'p1', {}, others)).statusCode).toBe(200);
  finish(made);
  expect((await first).statusCode).toBe(200);
  expect((await preview()).statusCode).toBe(200);
});
