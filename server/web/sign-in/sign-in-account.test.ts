import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const start = (username: string) => ({ method: 'Email', username });

test('[PAGE-20] where no language was chosen, the account’s own is mailed in, and kept once the code was right', async () => {
  const accountOf = async (_: unknown, name: string) => ({
    status: 'Active' as const,
    language: name === 'ann@example.org' ? 'cy' : 'xx',
  });
  const portal = await makePortal(db, { auth: { accountOf } });
  const signIn = async (email: string, cookie?: string) => {
    portal.pass(1);
    const browser = portal.browser();
    if (cookie) browser.jar.set('language', cookie);
    await browser.post('/auth/start', start(email));
    const { text = '' } = (await portal.messages()).find(({ to, at }) => to === email && at === portal.clock()) ?? {};
    const answer = await browser.post('/auth/answer', { code: await portal.codeFor(email) });
    return {
      mailedFrom: text.includes('Harbwr') ? 'cy' : 'en',
      language: answer.json<{ language?: string }>().language,
      kept: browser.jar.get('language'),
    };
  };
  expect(await signIn('ann@example.org')).toEqual({ mailedFrom: 'cy', language: 'cy', kept: 'cy' });
  expect(await signIn('ann@example.org', 'en')).toEqual({ mailedFrom: 'en', language: undefined, kept: 'en' });
  expect(await signIn('ben@example.org')).toEqual({ mailedFrom: 'en', language: undefined, kept: undefined });
});

test('[LOGIN-05] an inactive account is reported at once in spec, and after the right code in strict', async () => {
  const accountOf = () => Promise.resolve({ status: 'Inactive' as const });
  const spec = await makePortal(db, { identity: { enumeration: 'spec' }, auth: { accountOf } });
  expect((await spec.browser().post('/auth/start', start('ann@example.org'))).json()).toMatchObject({ code: 'inactive-account' });
  const strict = await makePortal(db, { auth: { accountOf } });
  const browser = strict.browser();
  expect((await browser.post('/auth/start', start('ann@example.org'))).statusCode).toBe(200);
  expect((await browser.post('/auth/answer', { code: await strict.codeFor('ann@example.org') })).json()).toMatchObject({
    code: 'inactive-account',
  });
  expect((await browser.post('/auth/session')).statusCode).toBe(204);
  const failing = await makePortal(db, {
    identity: { enumeration: 'spec' },
    auth: { accountOf: () => Promise.reject(new Error('down')) },
  });
  expect((await failing.browser().post('/auth/start', start('ann@example.org'))).json()).toMatchObject({ code: 'account-status-error' });
});
