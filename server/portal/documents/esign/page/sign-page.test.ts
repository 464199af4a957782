import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Readable } from 'node:stream';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { ProblemError } from '../../../../platform/problems/problems.ts';
import { createCertifier } from '../certificate/certify.ts';
import { sendDocument } from '../send-document.ts';
import { makeSigning } from '../signing.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[SEC-41] a document whose bytes were changed on the disk is neither shown nor signed', async () => {
  const { app, linkOf, press, signs, portal, rowOf, auditEvents, tenant } = await makeSigning(db);
  const path = await linkOf();
  const row = await rowOf();
  const read = portal.files.read.bind(portal.files);
  const changed = Buffer.from('%PDF-1.7 pays nothing');
  (portal.files as { read: unknown }).read = (key: string) =>
    key === `${tenant.slug}/${row.id}.${row.sha256}` ? Readable.from([changed]) : read(key);
  const shown = await app.inject({ url: `${path}/document` });
  expect([shown.statusCode, shown.body.includes('damaged on our side'), shown.body.includes('pays nothing')]).toEqual([500, true, false]);
  expect((await press(path, signs)).statusCode).toBe(500);
  expect([(await rowOf()).status, (await auditEvents()).length]).toEqual(['Sent', 1]);
});

test('[SEC-40] a copy that cannot be made, or takes too long, leaves everything unsigned, and the link can be used again', async () => {
  const hasty = createCertifier({ milliseconds: 0 });
  const { linkOf, press, signs, rowOf, portal, copies } = await makeSigning(db);
  const { certify } = portal;
  const path = await linkOf();
  Object.assign(portal, { certify: hasty.certify });
  for (let again = 0; again < 2; again++) {
    const failed = await press(path, signs);
    expect([failed.statusCode, failed.body.includes('Nothing was signed')]).toEqual([503, true]);
  }
  expect([(await rowOf()).status, await copies()]).toEqual(['Sent', []]);
  Object.assign(portal, { certify });
  expect((await press(path, signs)).statusCode).toBe(303);
  await hasty.close();
});

test('[SEC-40] when too many sign at once the next is asked to wait, before the document is read', async () => {
  const full = createCertifier({ waiting: 0 });
  const { linkOf, press, signs, rowOf, portal } = await makeSigning(db);
  const path = await linkOf();
  const read = vi.fn(portal.files.read);
  Object.assign(portal, { certify: full.certify, files: { ...portal.files, read } });
  const notice = await press(path, signs);
  expect([notice.statusCode, notice.headers['retry-after'], notice.headers['content-type']]).toEqual([
    503,
    '10',
    'text/html; charset=utf-8',
  ]);
  expect([notice.body.includes('Nothing was signed'), read.mock.calls.length, (await rowOf()).status]).toEqual([true, 0, 'Sent']);
});

test('[SEC-40] an account signs sixty times in an hour, and no more work is done for it until then', async () => {
  const certify = vi.fn(() => Promise.reject(new ProblemError(503, 'not-signed', 'Not now.')));
  const { linkOf, press, signs, portal, theirs } = await makeSigning(db);
  const [path, other] = [await linkOf(), await linkOf(theirs, 'p1')];
  Object.assign(portal, { certify });
  const statuses = [];
  for (let again = 0; again < 61; again++) statuses.push((await press(path, signs)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 503), 429]);
  const notice = await press(path, signs);
  expect([notice.headers['retry-after'], notice.body.includes('Nothing was signed'), certify.mock.calls.length]).toEqual([
    '3600',
    true,
    60,
  ]);
  expect((await press(other, signs)).statusCode).toBe(503);
});

test('[ESG-02] only a PDF is sent for a signature, once', async () => {
  const { portal, tenant, mine, pdf, time, folder } = await makeSigning(db);
  const lying = () => readdirSync(join(folder, tenant.slug)).toSorted();
  const before = lying();
  const sent = { tenant: tenant.slug, name: 'x', filePurpose: '', actor: 's', requestId: 'r', at: new Date(time.now) };
  const send = (changes: object) =>
    sendDocument(portal, { ...sent, id: randomUUID(), to: { submissionId: mine.submissionId }, pdf, ...changes });
  await expect(send({ pdf: Buffer.from('<html>') })).rejects.toMatchObject({ code: 'not-a-document' });
  await expect(send({ to: { submissionId: randomUUID() } })).rejects.toMatchObject({ statusCode: 404 });
  await expect(send({ pdf: Buffer.from('%PDF-1.7 nothing more') })).rejects.toMatchObject({ statusCode: 422, code: 'document-unreadable' });
  expect(await send({ id: mine.id, pdf: Buffer.concat([pdf, Buffer.from('\n%')]) })).toBe(false);
  expect(lying()).toEqual(before);
});

test('the page is in the visitor’s language and the tenant’s words, in its direction and its colours, and runs no script', async () => {
  const theme = {
    light: { brand: '#1f5c42' },
    dark: { brand: '#8ed1ad' },
    typeface: { body: 'humanist', heading: 'serif' },
    corners: 'soft',
  };
  const dictionary = { texts: { 'sign.sign': { en: 'Sign now', ar: 'وقّع' }, 'sign.read': { en: 'Read it first', ar: 'اقرأ المستند' } } };
  const { app, linkOf } = await makeSigning(db, { content: { theme: [theme], dictionary: [dictionary] } });
  const path = await linkOf();
  const arabic = await app.inject({ url: path, headers: { cookie: 'language=ar' } });
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.body).toMatch(/اقرأ المستند[^]*وقّع/);
  const english = (await app.inject({ url: path })).body;
  expect(english).toMatch(/lang="en" dir="ltr"[^]*--color-brand:#1f5c42[^]*Read it first[^]*Sign now/);
  expect(english).not.toContain('<script');
  const policy = String(arabic.headers['content-security-policy']);
  const style = /<style>([^]*?)<\/style>/.exec(arabic.body)?.[1] ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).toContain("font-src 'self'");
  expect(policy).toMatch(/^default-src 'none'; (?!.*unsafe).*frame-ancestors 'none'$/);
  expect(arabic.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' });
});

test('[ESG-02] the exact PDF can be read in the browser or downloaded, and nothing in it may run', async () => {
  const { app, linkOf, pdf } = await makeSigning(db);
  const path = await linkOf();
  const shown = await app.inject({ url: `${path}/document` });
  expect(shown.rawPayload.equals(pdf)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Agreement.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(String(shown.headers['content-security-policy'])).toContain("default-src 'none'");
  expect((await app.inject({ url: `${path}/document?download=1` })).headers['content-disposition']).toMatch(/^attachment/);
});
