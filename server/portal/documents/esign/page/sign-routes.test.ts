import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { canonicalHash } from '../../../../platform/hash/canonical-hash.ts';
import { createLog } from '../../../../platform/log/log.ts';
import { verifyChain } from '../../../records/audit/verify-chain.ts';
import { hashOfState } from '../../../records/audit/entry-hash.ts';
import { signatureOf } from '../sign-document.ts';
import { makeSigning } from '../signing.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[ESG-03] [SEC-41] signed once: the copy, the row and the audit entry agree, and the browser comes back', async () => {
  const { linkOf, press, signs, mine, rowOf, auditEvents, portal, tenant, time, call, copies } = await makeSigning(db);
  const answer = await press(await linkOf(), signs);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/dynamic-content?status=Signed&documentId=${mine.id}`]);
  const row = await rowOf();
  expect(row).toMatchObject({
    status: 'Signed',
    signer_name: 'Ann Lee',
    signer_subject: 'p0',
    signer_session: 'p0',
    signed_at: new Date(time.now),
  });
  const [copy] = await copies();
  const read = await call('p0', 'GET', `/api/dms/get-own-document/${copy?.id}`);
  expect((await PDFDocument.load(read.rawPayload)).getPageCount()).toBe(2);
  expect(await portal.files.size(`${tenant.slug}/${row.signed_file_id}.${row.signed_sha256}`)).toBe(read.rawPayload.length);
  expect((await auditEvents()).at(-1)).toMatchObject({ action: 'document.signed', actor: 'p0', after_hash: hashOfState(signatureOf(row)) });
  expect(hashOfState(signatureOf({ ...row, signer_name: 'Bob' }))).not.toBe((await auditEvents()).at(-1)?.after_hash);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
  const back = await call('p0', 'GET', `/api/dms/esignCallback?${mine.query}`);
  expect(back.json()).toEqual({ signingStatus: 'Signed' });
  expect((await call('p0', 'GET', `/api/dms/esign?${mine.query}`)).json()).toMatchObject({ status: 409, code: 'already-signed' });
});

test('[SEC-41] the chain holds a hash of the answers as they were when the document was signed', async () => {
  const { linkOf, press, signs, mine, rowOf, auditEvents, call } = await makeSigning(db);
  await press(await linkOf(), signs);
  const row = await rowOf();
  const answers = async () =>
    canonicalHash((await call('p0', 'GET', `/api/Submissions/${mine.submissionId}`)).json<{ dynamicData: unknown }>().dynamicData);
  expect(row.answers_sha256).toBe(await answers());
  const signed = (await auditEvents()).at(-1)?.after_hash;
  expect(hashOfState(signatureOf(row))).toBe(signed);
  expect(hashOfState(signatureOf({ ...row, answers_sha256: canonicalHash({ registration: 'CF15' }) }))).not.toBe(signed);
  await db.kysely.updateTable('submission').set({ answers: '{"registration":"CF15"}' }).where('id', '=', mine.submissionId).execute();
  expect(await answers()).not.toBe(row.answers_sha256);
});

test('[ESG-03] the copy the server makes takes none of the owner’s quota: a person whose quota is used up signs, and nothing else is refused for it', async () => {
  const storageBytes = 100;
  const { linkOf, press, signs, copies, save, put } = await makeSigning(db, { limits: { storageBytes } });
  const announce = (size: number) =>
    save('p0', { files: [{ questionName: 'logbook', fileName: 'v5c.pdf', size, contentType: 'application/pdf' }] });
  const sent = await announce(60);
  const link = sent.json<{ attachments: { uploadLink: string }[] }>().attachments[0]?.uploadLink ?? '';
  expect((await put(link, Buffer.from('%PDF-1.7 '.padEnd(60, 'x')))).statusCode).toBe(200);
  expect((await press(await linkOf(), signs)).headers.location).toContain('status=Signed');
  expect((await copies()).some(({ size }) => size > storageBytes)).toBe(true);
  expect((await announce(41)).statusCode).toBe(413);
  expect((await announce(40)).statusCode).toBe(200);
});

test('[ESG-03] the button pressed five times at once, by two links, and again later: exactly one signature and one copy', async () => {
  const { linkOf, press, signs, auditEvents, copies } = await makeSigning(db);
  const [one, other] = [await linkOf(), await linkOf()];
  const answers = await Promise.all([one, one, one, other, other].map((path) => press(path, signs)));
  answers.push(await press(one, { ...signs, name: 'Somebody Else' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303, 303]);
  expect(answers.every(({ headers }) => String(headers.location).includes('status=Signed'))).toBe(true);
  expect((await auditEvents()).filter(({ action }) => action === 'document.signed')).toHaveLength(1);
  expect(await copies()).toHaveLength(1);
});

test('[SEC-19] reading changes nothing, and no other site can sign or decline', async () => {
  const { app, linkOf, press, signs, rowOf, auditEvents } = await makeSigning(db);
  const path = await linkOf();
  for (const [method, url] of [
    ['GET', path],
    ['HEAD', path],
    ['GET', `${path}?answer=sign&name=Ann&agree=yes`],
    ['GET', `${path}/document`],
  ] as const)
    expect((await app.inject({ method, url })).statusCode).toBe(200);
  const strangers: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:81' },
  ];
  for (const headers of strangers)
    for (const answer of ['sign', 'decline']) {
      const refused = await press(path, { ...signs, answer }, headers);
      expect([headers, refused.statusCode, refused.headers['content-type']]).toEqual([headers, 403, 'text/html; charset=utf-8']);
    }
  expect([(await rowOf()).status, (await auditEvents()).length]).toEqual(['Sent', 1]);
  expect((await press(path, signs, { origin: 'http://localhost:80' })).statusCode).toBe(303);
});

test('[SEC-19] a body that is no form is refused with 415, whatever it holds, and nothing is signed', async () => {
  const { app, linkOf, signs, rowOf } = await makeSigning(db);
  const url = await linkOf();
  const bodies: [string, string][] = [
    ['application/json', JSON.stringify(signs)],
    ['application/json', JSON.stringify({ ...signs, name: { a: 1 } })],
    ['text/plain', 'name=Ann+Lee&agree=yes&answer=sign'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/octet-stream', 'x'],
  ];
  for (const [type, payload] of bodies) {
    const headers = { host: 'localhost:80', 'content-type': type, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect([type, answer.statusCode, answer.headers['content-type']]).toEqual([type, 415, 'text/html; charset=utf-8']);
  }
  expect((await rowOf()).status).toBe('Sent');
});

test('[ESG-02] a link that is wrong, too old, of another tenant or of a closed account opens nothing', async () => {
  const here = await makeSigning(db);
  const elsewhere = await makeSigning(db);
  const path = await here.linkOf();
  const foreign = await elsewhere.linkOf();
  const opens = async (url: string) => [
    (await here.app.inject({ url })).statusCode,
    (await here.app.inject({ url: `${url}/document` })).statusCode,
    (await here.app.inject({ url: `${url}/signed` })).statusCode,
    (await here.press(url, here.signs)).statusCode,
  ];
  for (const url of ['/sign/nonsense', '/sign/x%27y', foreign, path.toLowerCase() === path ? '/sign/a' : path.toLowerCase()])
    expect(await opens(url)).toEqual([404, 404, 404, 404]);
  const account = () => db.kysely.updateTable('account').where('tenant_id', '=', here.tenant.slug).where('id', '=', 'a-0');
  await account().set({ active: false }).execute();
  expect(await opens(path)).toEqual([404, 404, 404, 404]);
  await account().set({ active: true }).execute();
  here.time.now += 3_599_000;
  expect((await here.app.inject({ url: path })).statusCode).toBe(200);
  here.time.now += 2_000;
  expect(await opens(path)).toEqual([404, 404, 404, 404]);
  expect((await here.rowOf()).status).toBe('Sent');
});

test('[SEC-43] a wrong secret and a form of another site leave a line each, without the secret; what is allowed leaves none', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const { app, linkOf, press, signs, tenant } = await makeSigning(db, { log });
  const path = await linkOf();
  await app.inject({ url: path });
  await app.inject({ url: '/sign/CANARY' });
  await press('/sign/CANARY', signs);
  await press(path, signs, { origin: 'https://evil.example' });
  const refused = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'access refused');
  expect(refused).toMatchObject([
    { tenant: tenant.slug, status: 404, refused: 'not-found', req: { method: 'GET', route: '/sign/:secret' } },
    { tenant: tenant.slug, status: 404, refused: 'not-found', req: { method: 'POST' } },
    { tenant: tenant.slug, status: 403, refused: 'cross-site', req: { route: '/sign/:secret' } },
  ]);
  expect(refused).toHaveLength(3);
  expect(lines.join()).not.toContain('CANARY');
  expect(lines.join()).not.toContain(path.slice(6));
});

test('[ESG-03] without a name or the tick nothing is signed, what was typed stays, and the faults name their fields', async () => {
  const { linkOf, press, rowOf } = await makeSigning(db);
  const path = await linkOf();
  const empty = await press(path, { name: ' \u202e 12 ', answer: 'sign' });
  expect([empty.statusCode, empty.body.match(/href="#(name|agree)"/g)]).toEqual([422, ['href="#name"', 'href="#agree"']]);
  const half = await press(path, { name: 'Ann "Æ" <b>Lee</b>', answer: 'sign' });
  expect(half.body).toContain('value="Ann &quot;Æ&quot; &lt;b&gt;Lee&lt;/b&gt;"');
  expect(half.body).not.toMatch(/<script|<b>/);
  expect((await rowOf()).status).toBe('Sent');
});

test('[ESG-03] a person who declined may change their mind; a person who signed may not decline any more', async () => {
  const { app, linkOf, press, signs, mine, rowOf, auditEvents } = await makeSigning(db);
  const first = await linkOf();
  const declined = await press(first, { answer: 'decline' });
  expect(declined.headers.location).toBe(`/dynamic-content?status=Declined&documentId=${mine.id}`);
  expect((await app.inject({ url: first })).body).toContain('You have declined to sign');
  expect((await press(first, signs)).headers.location).toContain('status=Declined');
  const [second, third] = [await linkOf(), await linkOf()];
  expect((await press(second, signs)).headers.location).toContain('status=Signed');
  expect((await press(third, { answer: 'decline' })).headers.location).toContain('status=Signed');
  expect(await rowOf()).toMatchObject({ status: 'Signed', declined_at: expect.any(Date), signed_at: expect.any(Date) });
  expect((await auditEvents()).map(({ action }) => action)).toEqual(['document.sent', 'document.declined', 'document.signed']);
  const shown = await app.inject({ url: second });
  expect(shown.body).toContain('You have signed this document');
  expect((await app.inject({ url: `${second}/signed` })).headers['content-disposition']).toMatch(/^attachment/);
});
