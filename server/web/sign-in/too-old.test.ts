import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const email = 'ann@example.org';
const signOutMinutes = 5;
const tooLate = 60 * (signOutMinutes + 2);

test('[SEC-1] a passcode that was refused as too old stays refused after the clock goes back', async () => {
  const portal = await makePortal(db);
  const browser = portal.browser();
  await browser.post('/auth/start', { method: 'Email', username: email });
  const code = await portal.codeFor(email);
  portal.pass(900);
  expect((await browser.post('/auth/answer', { code })).json()).toMatchObject({ code: 'passcode-expired' });
  portal.pass(-900);
  expect((await browser.post('/auth/answer', { code })).json()).toMatchObject({ code: 'passcode-expired' });
});

test.each(['a call', 'a renewal'])(
  '[SEC-1] [SEC-6] a session that was refused to %s as too old stays refused after the clock goes back',
  async (by) => {
    const portal = await makePortal(db, { sessionMinutes: signOutMinutes, options: { lives: { id: 3600 } } });
    const browser = portal.browser();
    const { idToken } = await browser.signIn(email);
    const cookies = new Map(browser.jar);
    const ask = async () => (by === 'a call' ? portal.me(idToken) : browser.post('/auth/session'));
    portal.pass(tooLate);
    expect((await ask()).statusCode).toBe(401);
    portal.pass(-tooLate);
    for (const [name, value] of cookies) browser.jar.set(name, value);
    expect([(await portal.me(idToken)).statusCode, (await browser.post('/auth/session')).statusCode]).toEqual([401, 401]);
  },
);
