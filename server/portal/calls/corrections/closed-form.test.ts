import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';
import { content } from '../../portal-api.fixture.ts';
import { refusalOf, withSent } from './with-sent.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const [claim] = content['submission-form'];
const pdf = soundPdf('a logbook');

test.each([
  ['Inactive', { status: 'Inactive' }],
  ['for some accounts alone', { restricted: true }],
  ['an additional form', { additionalForm: true }],
])('[GBK-01] a form that is %s by now is corrected and sent; others of it are not begun', async (_, change) => {
  const forms = [{ ...claim, repeatable: true }];
  const { sent, giveBack, read, save, call } = await withSent(db, { content: { 'submission-form': forms } });
  const isOpen = async (submissionId: string) =>
    (await call('p0', 'POST', '/api/Submissions/ExecutePreconditionCheck', { formSlug: 'claim', submissionId })).json<boolean>();
  await giveBack();
  forms.splice(0, 1, { ...claim, repeatable: true, ...change });
  expect([await isOpen(sent.id), await isOpen('')]).toEqual([true, true]);
  const { version } = await read();
  const draft = { formSlug: 'claim', submissionId: sent.id, version, dynamicData: { registration: 'CF15' } };
  expect((await call('p0', 'PUT', '/api/Submissions/draft', draft)).statusCode).toBe(200);
  const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
  const id = crypto.randomUUID();
  expect((await call('p0', 'POST', `/api/Attachment/${sent.id}/add`, { id, ...file })).statusCode).toBe(200);
  if (!('additionalForm' in change)) {
    const another = { ...draft, submissionId: crypto.randomUUID(), version: undefined, createClaim: true };
    expect((await call('p0', 'PUT', '/api/Submissions/draft', another)).statusCode).toBe(404);
    expect((await call('p1', 'PUT', '/api/Submissions/draft', draft)).statusCode).toBe(404);
  }
  const again = await save('p0', { id: sent.id, version: version + 1, isSaveAndReturn: false, dynamicData: { registration: 'CF15' } });
  expect(again.json()).toMatchObject({ id: sent.id, status: 'Done', dynamicData: { registration: 'CF15' } });
  if (!('additionalForm' in change)) expect(await isOpen(sent.id)).toBe(false);
});

test('[GBK-03] the request to correct a form that is Inactive by now is withdrawn while nothing was changed', async () => {
  const forms = [{ ...claim }];
  const { giveBack, withdraw, read } = await withSent(db, { content: { 'submission-form': forms } });
  await giveBack();
  forms.splice(0, 1, { ...claim, status: 'Inactive' });
  expect((await withdraw()).statusCode).toBe(200);
  expect(await read()).toMatchObject({ status: 'Done' });
});

test('[GBK-03] of a form that is gone, the request is withdrawn also if something was changed: it could be sent no more', async () => {
  const forms = [{ ...claim }];
  const { sent, giveBack, withdraw, read, save } = await withSent(db, { content: { 'submission-form': forms } });
  await giveBack();
  await save('p0', { id: sent.id, version: (await read()).version, dynamicData: { registration: 'CF15' } });
  expect(refusalOf(await withdraw())).toEqual([409, 'correction-begun']);
  forms.splice(0, 1);
  expect((await withdraw()).statusCode).toBe(200);
  expect(await read()).toMatchObject({ status: 'Done', dynamicData: { registration: 'CF14' } });
});
