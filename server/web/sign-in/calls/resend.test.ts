import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortal } from '../sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const start = { method: 'Email', username: 'ann@example.org' };

test('another code goes to the person of the running sign-in; the one before no longer works', async () => {
  const portal = await makePortal(db);
  const browser = portal.browser();
  await browser.post('/auth/start', start);
  const [first, before] = [await portal.codeFor('ann@example.org'), new Map(browser.jar)];
  portal.pass(60);
  expect((await browser.post('/auth/resend')).json()).toEqual({
    sentTo: 'a•••@example.org',
    expiresInSeconds: 900,
    codeLength: 8,
    ifKnown: true,
  });
  const second = await portal.codeFor('ann@example.org');
  expect(second).not.toBe(first);
  expect((await browser.post('/auth/answer', { code: first })).json()).toMatchObject({ code: 'invalid-passcode' });
  expect((await browser.post('/auth/answer', { code: second })).statusCode).toBe(200);
  // The old reference ended with the old code.
  for (const [name, value] of before) browser.jar.set(name, value);
  expect((await browser.get('/auth/flow')).json()).toEqual({ step: 'name' });
});

test('without a running sign-in there is no one to send to', async () => {
  const portal = await makePortal(db, { identity: { enumeration: 'spec' } });
  const browser = portal.browser();
  expect((await browser.post('/auth/resend')).json()).toMatchObject({ status: 400, code: 'passcode-expired' });
  // Nor where the first step failed: no person was known.
  await browser.submit('/auth/start', { method: 'Email', Email: 'nil@example.org' });
  expect((await browser.post('/auth/resend')).json()).toMatchObject({ code: 'passcode-expired' });
  expect(await portal.messages()).toEqual([]);
});

test('sending again counts as sending', async () => {
  const portal = await makePortal(db, { limits: { signInAccount: 2 } });
  const browser = portal.browser();
  await browser.post('/auth/start', start);
  const statuses = [await browser.post('/auth/resend'), await browser.post('/auth/resend')].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 429]);
});

test('another site cannot have a code sent', async () => {
  const portal = await makePortal(db);
  const browser = portal.browser();
  await browser.post('/auth/start', start);
  expect((await browser.post('/auth/resend', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await browser.post('/auth/resend', {}, { 'x-portal': '' })).statusCode).toBe(403);
});
