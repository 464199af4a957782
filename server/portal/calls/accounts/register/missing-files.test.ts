import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, AttachmentItem, AttachmentLink } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { content } from '../../../portal-api.fixture.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';
import { soundPdf } from '../../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const day = 24 * 3_600_000;
const pdf = soundPdf('passport');
const passport = { questionName: 'passport', fileName: 'passport.pdf', size: pdf.length, contentType: 'application/pdf' };
const copy = { fileName: 'copy.pdf', size: pdf.length, contentType: 'application/pdf' };
const infected = () => Promise.resolve({ clean: false as const, name: 'Test.Malware' });
const uploader = { type: 'uploader', name: 'passport', acceptedTypes: '.pdf', maxSize: 1000, attachTo: 'Account', filePurpose: 'Identity' };
const details = { slug: 'registration-form-details', name: 'Details', version: 1, surveyDefinition: { elements: [uploader] } };

/** A person who registered with one file, which has not arrived, and another who registered with none. */
async function withRegistered(account: object = {}, forms: Record<string, unknown>[] = [details]) {
  const portal = await makeRegistrationPortal(db, { content: { 'submission-form': [...content['submission-form'], ...forms] } });
  const { register, call, signInAs, rowsOf } = portal;
  const [link] = answered(await register('owner@example.org', { files: [passport], ...account })).attachments;
  if (!link) throw new Error('nothing was announced');
  await register('other@example.org');
  const [owner, other] = [await signInAs('owner@example.org'), await signInAs('other@example.org')];
  const { id: accountId = '' } = (await rowsOf.accounts('owner@example.org'))[0] ?? {};
  return {
    ...portal,
    link,
    owner,
    other,
    accountId,
    missing: async (who = owner, query = '') => (await call(who, 'GET', `/api/Accounts/${query}`)).json<Account[]>()[0]?.missingFiles,
    again: (id: string, who = owner, changed: object = {}) =>
      call(who, 'POST', `/api/Attachment/${id}/send-again`, { ...copy, ...changed }),
    dismiss: (id: string, who = owner, query = '') => call(who, 'POST', `/api/Attachment/${id}/dismiss${query}`),
  };
}

test('[FRM-13] [REG-05] [API-ACC-2] a file of a registration that never arrived is missing of its account, for longer than a day, until another has arrived in its place', async () => {
  const { link, owner, other, accountId, missing, again, put, sweep, signIn, call } = await withRegistered();
  const waiting = { id: link.id, questionName: 'passport', fileName: 'passport.pdf', state: 'waiting' };
  expect(await missing()).toEqual([waiting]);
  expect(await missing(other)).toBeUndefined();
  expect((await call(owner, 'GET', `/api/Accounts/${accountId}`)).json()).toMatchObject({ missingFiles: [waiting] });
  await sweep(signIn.clock() + 40 * day);
  expect(await missing()).toEqual([waiting]);

  const sent = (await again(link.id)).json<AttachmentLink>();
  expect(sent).toMatchObject({ questionName: 'passport', fileName: 'copy.pdf' });
  expect(await missing()).toEqual([{ ...waiting, id: sent.id, fileName: 'copy.pdf' }]);
  expect((await put(sent.uploadLink, pdf)).statusCode).toBe(200);
  expect(await missing()).toBeUndefined();
  const listed = (await call(owner, 'GET', `/api/Attachment/${accountId}/get-account-attachment-list`)).json<AttachmentItem[]>();
  expect(listed).toMatchObject([{ id: sent.id, uploadFileName: 'copy.pdf', filePurpose: 'Identity', state: 'checked' }]);
  expect((await again(sent.id)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });
});

test('[FRM-13] one that the scanner refused is missing until it is dismissed, and takes nothing that comes later', async () => {
  const { link, missing, dismiss, again, send, process } = await withRegistered();
  await send(link.uploadLink, pdf);
  expect(await missing()).toBeUndefined();
  expect((await dismiss(link.id)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });
  await process(infected);
  expect(await missing()).toMatchObject([{ id: link.id, state: 'refused' }]);
  for (const _ of ['once', 'again']) expect((await dismiss(link.id)).statusCode).toBe(200);
  expect(await missing()).toBeUndefined();
  expect((await again(link.id)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });
  expect((await send(link.uploadLink, pdf)).statusCode).toBeGreaterThanOrEqual(400);
});

test('[FRM-13] [SEC-14] that of another account is not there, and stays as it is; staff act for the account that they chose', async () => {
  const { link, other, accountId, missing, again, dismiss, signInAs, call, rowsOf } = await withRegistered();
  const before = await rowsOf.files();
  for (const ask of [again, dismiss]) {
    const [theirs, nothing] = [await ask(link.id, other), await ask('4e470002-0001-4c1a-9f00-000000000001', other)];
    expect([theirs.statusCode, theirs.json<{ code: string }>().code]).toEqual([404, nothing.json<{ code: string }>().code]);
  }
  const staff = await signInAs('ben@example.org');
  expect((await call(staff, 'GET', '/api/Accounts/')).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
  const [{ id: others } = { id: '' }] = await rowsOf.accounts('other@example.org');
  expect((await dismiss(link.id, staff)).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
  expect((await dismiss(link.id, staff, `?accountId=${others}`)).statusCode).toBe(404);
  expect(await rowsOf.files()).toEqual(before);

  expect(await missing(staff, `?accountId=${others}`)).toBeUndefined();
  expect(await missing(staff, `?accountId=${accountId}`)).toMatchObject([{ id: link.id }]);
  expect((await dismiss(link.id, staff, `?accountId=${accountId}`)).statusCode).toBe(200);
  expect(await missing()).toBeUndefined();
  expect((await rowsOf.entries()).at(-1)).toMatchObject({ action: 'file.dismissed', on_behalf_of: accountId });
});

test.each([
  ['a registration', 'Register', [details]],
  ['a contact', 'Contact', [{ ...details, slug: 'contact-form-details' }]],
  ['a contact without a form for contacts', 'Contact', [details]],
])('[FRM-13] the limits of its question hold, of %s, and the place stays open', async (_, account_RegistrationType, forms) => {
  const { link, missing, again } = await withRegistered({ dynamicData: { account_RegistrationType } }, forms);
  expect((await again(link.id, undefined, { fileName: 'photo.png' })).json()).toMatchObject({ status: 422, code: 'file-type' });
  expect((await again(link.id, undefined, { size: 1001 })).json()).toMatchObject({ status: 422, code: 'file-size' });
  expect(await missing()).toMatchObject([{ id: link.id, state: 'waiting' }]);
});

test('[LOGIN-18] files that were announced with a taken address are missing of no account, and go within a day', async () => {
  const { link, register, missing, rowsOf, sweep, signIn } = await withRegistered();
  answered(await register('owner@example.org', { files: [{ ...passport, fileName: 'planted.pdf' }] }));
  expect(await rowsOf.files()).toHaveLength(2);
  expect(await missing()).toMatchObject([{ id: link.id }]);
  await sweep(signIn.clock() + 2 * day);
  expect((await rowsOf.files()).map(({ id }) => id)).toEqual([link.id]);
});
