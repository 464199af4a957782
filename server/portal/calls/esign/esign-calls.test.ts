import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { SigningProvider, SigningStatus } from '../../documents/esign/signing-provider.ts';
import { makeSigning } from '../../documents/esign/signing.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** A provider elsewhere that answers as the test sets it. */
function remoteProvider(link = 'https://sign.example/x') {
  const answers = { status: 'Sent' as SigningStatus, link, asked: 0 };
  const provider: SigningProvider = {
    open: () => Promise.resolve(answers.link),
    statusOf: () => {
      answers.asked += 1;
      return Promise.resolve(answers.status);
    },
  };
  return { answers, signing: () => provider };
}

test('[ESG-01] [ESG-04] [API-ATTACH] the list names every document of a submission, and staff who chose its account may read it', async () => {
  const { call, mine } = await makeSigning(db);
  const rows = [
    {
      eDocumentId: mine.id,
      eDocumentName: 'Agreement',
      filePurpose: 'Contract',
      signingStatus: 'Sent',
      submissionId: mine.submissionId,
      label: expect.any(String),
      sentAt: '2026-01-05T09:00:00.000Z',
    },
  ];
  for (const who of ['p0', 'staff-9'])
    expect((await call(who, 'GET', `/api/Attachment/${mine.submissionId}/get-submission-esign-list?accountId=a-0`)).json()).toEqual(rows);
  expect((await call('p1', 'GET', `/api/Attachment/${mine.submissionId}/get-submission-esign-list`)).statusCode).toBe(404);
});

test('[ESG-01] [ESG-04] [API-ATTACH] the list of an account has the documents of all its submissions; of a signed one when, and its copy', async () => {
  const { call, mine, theirs, send, linkOf, press, signs, copies } = await makeSigning(db);
  const second = await send('p0', 'Another');
  await press(await linkOf(), signs);
  const [copy] = await copies();
  const listOf = (who: string, account: string) => call(who, 'GET', `/api/Attachment/${account}/get-account-esign-list`);
  const listed = (await listOf('p0', 'a-0')).json<{ eDocumentId: string }[]>();
  expect(listed.toSorted((one) => (one.eDocumentId === mine.id ? -1 : 1))).toEqual([
    expect.objectContaining({
      eDocumentId: mine.id,
      signingStatus: 'Signed',
      signedAt: '2026-01-05T09:00:00.000Z',
      signedCopyId: copy?.id,
    }),
    expect.not.objectContaining({ signedAt: expect.anything() }),
  ]);
  expect((await listOf('p0', 'a-0')).body).toContain(second.id);
  expect((await listOf('p1', 'a-0')).statusCode).toBe(404);
  expect((await listOf('staff-9', 'a-1')).json()).toEqual([expect.objectContaining({ eDocumentId: theirs.id })]);
});

test('[ESG-02] [API-DMS] a link is for the owner alone, and both ids must belong together', async () => {
  const { call, mine, theirs, send } = await makeSigning(db);
  const second = await send('p0', 'Another');
  const ask = async (who: string | undefined, query: string) => (await call(who, 'GET', `/api/dms/esign?${query}`)).statusCode;
  expect(await ask('p0', mine.query)).toBe(200);
  expect(await ask(undefined, mine.query)).toBe(401);
  expect(await ask('p1', mine.query)).toBe(404);
  expect(await ask('p0', theirs.query)).toBe(404);
  expect(await ask('p0', `submissionId=${theirs.submissionId}&documentId=${mine.id}`)).toBe(404);
  expect(await ask('p0', second.query)).toBe(200);
  expect(await ask('staff-9', mine.query)).toBe(403);
});

test('[ESG-02] a browser is sent only to the portal itself and to origins the tenant lists', async () => {
  const { answers, signing } = remoteProvider();
  const { call, mine, tenant } = await makeSigning(db, { signing });
  const ask = () => call('p0', 'GET', `/api/dms/esign?${mine.query}`);
  expect((await ask()).json()).toMatchObject({ status: 502, code: 'signing-unavailable' });
  (tenant as { signingOrigins?: string[] }).signingOrigins = ['https://sign.example'];
  expect((await ask()).json()).toEqual({ link: 'https://sign.example/x' });
  for (const link of [
    'https://sign.example.evil/x',
    'http://sign.example/x',
    'https://sign.example@evil.example/',
    'https://sign.example:444/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//sign.example/x',
    'not an address',
    '',
  ]) {
    answers.link = link;
    expect([link, (await ask()).statusCode]).toEqual([link, 502]);
  }
});

test('[ESG-03] [SEC-19] what the browser sends is a hint: a callback for a document that is not signed leaves it unsigned', async () => {
  const { call, mine, rowOf, auditEvents } = await makeSigning(db);
  const back = () => call('p0', 'GET', `/api/dms/esignCallback?${mine.query}&status=Signed`);
  expect((await back()).json()).toEqual({ signingStatus: 'Sent' });
  expect((await rowOf()).status).toBe('Sent');
  expect((await auditEvents()).map(({ action }) => action)).toEqual(['document.sent']);
});

test('[SEC-19] a callback without a sign-in, of another person and of staff changes nothing', async () => {
  const { answers, signing } = remoteProvider();
  const { call, mine, rowOf, auditEvents } = await makeSigning(db, { signing });
  answers.status = 'Signed';
  for (const [who, status] of [
    [undefined, 401],
    ['p1', 404],
    ['staff-9', 403],
  ] as const)
    expect((await call(who, 'GET', `/api/dms/esignCallback?${mine.query}`, undefined, { cookie: 'session=x' })).statusCode).toBe(status);
  expect([(await rowOf()).status, (await auditEvents()).length, answers.asked]).toEqual(['Sent', 1, 0]);
});

test('[ESG-03] an answer of the provider from before the person declined does not undo that; a signature counts whenever it is reported', async () => {
  const { answers, signing } = remoteProvider();
  const slow = signing();
  const asked: (() => Promise<unknown>)[] = [];
  const statusOf = async (...of: Parameters<SigningProvider['statusOf']>) => {
    const answered = await slow.statusOf(...of);
    await asked.shift()?.();
    return answered;
  };
  const { call, mine, rowOf } = await makeSigning(db, { signing: () => ({ ...slow, statusOf }) });
  const back = async () => (await call('p0', 'GET', `/api/dms/esignCallback?${mine.query}`)).json<unknown>();
  const decline = () => db.kysely.updateTable('e_document').set({ status: 'Declined' }).where('id', '=', mine.id).execute();
  asked.push(decline);
  expect([await back(), (await rowOf()).status]).toEqual([{ signingStatus: 'Declined' }, 'Declined']);
  expect(await back()).toEqual({ signingStatus: 'Sent' });
  answers.status = 'Signed';
  asked.push(decline);
  expect([await back(), (await rowOf()).status]).toEqual([{ signingStatus: 'Signed' }, 'Signed']);
});

test('[ESG-03] the provider is asked for the real status; it is written once with its entry, and a signature is never taken back', async () => {
  const { answers, signing } = remoteProvider();
  const { call, mine, rowOf, auditEvents } = await makeSigning(db, { signing });
  const back = async () =>
    (await call('p0', 'GET', `/api/dms/esignCallback?${mine.query}`)).json<{ signingStatus: string }>().signingStatus;
  answers.status = 'Declined';
  expect([await back(), await back()]).toEqual(['Declined', 'Declined']);
  answers.status = 'Signed';
  expect(await Promise.all([back(), back(), back()])).toEqual(['Signed', 'Signed', 'Signed']);
  answers.status = 'Sent';
  expect(await back()).toBe('Signed');
  expect(await rowOf()).toMatchObject({
    status: 'Signed',
    declined_at: expect.any(Date),
    signed_at: expect.any(Date),
    confirmed_at: expect.any(Date),
    answers_sha256: canonicalHash({ registration: 'CF14' }),
  });
  expect((await auditEvents()).map(({ action }) => action)).toEqual([
    'document.sent',
    'document.status-changed',
    'document.signature-confirmed',
  ]);
});
