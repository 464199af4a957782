import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortal } from '../sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

describe('native forms, before the script is there', () => {
  test('both steps work by 303 and the page learns the step of the sign-in', async () => {
    const portal = await makePortal(db);
    const browser = portal.browser();
    const sent = await browser.submit('/auth/start', { method: 'Email', Email: 'ann@example.org', returnTo: '/login?tab=1' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/login?tab=1']);
    expect((await browser.get('/auth/flow')).json()).toEqual({
      step: 'passcode',
      method: 'Email',
      sentTo: 'a•••@example.org',
      expiresInSeconds: 900,
      codeLength: 8,
      ifKnown: true,
    });
    await browser.submit('/auth/answer', { code: '1', returnTo: '/login' });
    expect((await browser.get('/auth/flow')).json()).toMatchObject({ step: 'passcode', fault: 'invalid-passcode' });
    await browser.submit('/auth/answer', { code: await portal.codeFor('ann@example.org'), returnTo: '/securedPage/my-claim' });
    expect((await browser.post('/auth/session')).json()).toMatchObject({ username: 'ann@example.org' });
  });

  test('an address is read as in every form; to words beside one nothing is sent, and that is reported', async () => {
    const portal = await makePortal(db);
    for (const Email of ['ann@example.org.', 'mailto:ann@example.org', 'Ann Lee <Ann@Example.org>', '\u200Eann@example.org']) {
      const browser = portal.browser();
      await browser.submit('/auth/start', { method: 'Email', Email });
      await browser.submit('/auth/answer', { code: await portal.codeFor('ann@example.org') });
      expect((await browser.post('/auth/session')).json()).toMatchObject({ username: 'ann@example.org' });
      portal.pass(60);
    }
    const browser = portal.browser();
    await browser.submit('/auth/start', { method: 'Email', Email: 'Ann Lee ann@example.org' });
    expect((await browser.get('/auth/flow')).json()).toMatchObject({ step: 'name', fault: 'email-not-exist' });
  });

  test('[NAV-03] [SEC-7] a sign-out by a form ends the session, drops its cookie and what is cached, and goes on by 303', async () => {
    const portal = await makePortal(db);
    const browser = portal.browser();
    await browser.submit('/auth/start', { method: 'Email', Email: 'ann@example.org', returnTo: '/' });
    await browser.submit('/auth/answer', { code: await portal.codeFor('ann@example.org'), returnTo: '/' });
    const out = await browser.submit('/auth/sign-out', { returnTo: '/page/registration' });
    expect([out.statusCode, out.headers.location, out.headers['clear-site-data']]).toEqual([303, '/page/registration', '"cache"']);
    expect(String(out.headers['set-cookie'])).toMatch(/sid[^=]*=;[^,]*Max-Age=0/);
    expect((await browser.post('/auth/session')).statusCode).toBe(204);
  });

  test('a phone number is put together, and a problem is reported after the redirect', async () => {
    const portal = await makePortal(db, { identity: { enumeration: 'spec' } });
    const browser = portal.browser();
    await browser.submit('/auth/start', { method: 'Sms', CountryCode: '+44', MobileNumber: '7700 900999', returnTo: '//evil.example' });
    expect((await browser.get('/auth/flow')).json()).toEqual({
      step: 'name',
      method: 'Sms',
      username: '+447700900999',
      fault: 'phone-not-exist',
    });
  });

  test('the method decides which fields count, the others are ignored', async () => {
    const portal = await makePortal(db, { identity: { enumeration: 'spec' } });
    const flowAfter = async (fields: Record<string, string>) => {
      const browser = portal.browser();
      await browser.submit('/auth/start', { Email: 'nil@example.org', CountryCode: '+44 United Kingdom', ...fields });
      return (await browser.get('/auth/flow')).json();
    };
    expect(await flowAfter({ method: 'Sms', MobileNumber: '07700 900999' })).toMatchObject({ method: 'Sms', username: '+447700900999' });
    expect(await flowAfter({ method: 'Email', MobileNumber: '07700 900999' })).toMatchObject({
      method: 'Email',
      username: 'nil@example.org',
    });
    expect(await flowAfter({ method: 'Sms', CountryCode: '', MobileNumber: '07700 900999' })).toMatchObject({ username: '07700 900999' });
  });

  test('digits of other scripts count without a script as they do with one, in the number and in the code', async () => {
    const portal = await makePortal(db, { identity: { enumeration: 'spec' } });
    const arabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const browser = portal.browser();
    await browser.submit('/auth/start', { method: 'Sms', CountryCode: '+٤٤', MobileNumber: '٠٧٧٠٠ ۹۰۰۹۹۹' });
    expect((await browser.get('/auth/flow')).json()).toMatchObject({ method: 'Sms', username: '+447700900999' });
    await browser.submit('/auth/start', { method: 'Email', Email: 'ann@example.org' });
    await browser.submit('/auth/answer', { code: arabic(await portal.codeFor('ann@example.org')) });
    expect((await browser.post('/auth/session')).json()).toMatchObject({ username: 'ann@example.org' });
  });

  test('a problem is reported once: a visitor who comes back later begins afresh', async () => {
    const browser = (await makePortal(db, { identity: { enumeration: 'spec' } })).browser();
    await browser.submit('/auth/start', { method: 'Email', Email: 'nil@example.org' });
    expect((await browser.get('/auth/flow')).json()).toMatchObject({ step: 'name', fault: 'email-not-exist' });
    expect((await browser.get('/auth/flow')).json()).toEqual({ step: 'name', method: 'Email', username: 'nil@example.org' });
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '',
    'evil',
  ])('returnTo %j leads to the root', async (returnTo) => {
    const portal = await makePortal(db);
    const answer = await portal.browser().submit('/auth/start', { method: 'Email', email: 'ann@example.org', returnTo });
    expect(answer.headers.location).toBe('/');
  });
});
