import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { erasePerson } from '../../../jobs/personal-data/erase-person.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';
import { signInRecords } from '../../../../web/sign-in/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const key = { 'idempotency-key': '5f1c7f9e-8d6a-4b53-9a70-0d5a6a5f1111' };
const modes = ['strict', 'spec'] as const;
const file = { questionName: 'passport', fileName: 'passport.pdf', size: 9, contentType: 'application/pdf' };

test.each(modes)(
  '[SEC-18] %s: five taps under one key make one account, one file and one message, and all are answered the same',
  async (enumeration) => {
    const { register, rowsOf, mailTo } = await makeRegistrationPortal(db, { identity: { enumeration } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => register('tap@example.org', { files: [file] }, key)));
    const comparable = answers.map(answered).map(({ authenticationResult, ...rest }) => ({ ...rest, user: authenticationResult.username }));
    for (const one of comparable)
      expect(one).toEqual({ ...comparable[0], attachments: [expect.objectContaining({ id: comparable[0]?.attachments[0]?.id })] });
    expect(await rowsOf.accounts('tap@example.org')).toHaveLength(1);
    expect(await rowsOf.files()).toHaveLength(1);
    expect(await mailTo('tap@example.org')).toHaveLength(1);
    expect((await register('tap@example.org', { name: 'Other' }, key)).json()).toMatchObject({ status: 422, code: 'key-reused' });
  },
);

test('[SEC-18] a repeat whose first answer was lost gets a session for ten minutes; nothing kept for it starts a session', async () => {
  const { register, rowsOf, ownAccount, signIn } = await makeRegistrationPortal(db, { identity: { enumeration: 'spec' } });
  const first = answered(await register('lost@example.org', {}, key));
  const kept = JSON.stringify(await rowsOf.keys());
  expect(kept).not.toContain('lost@example.org');
  expect(kept).not.toMatch(/eyJ|portico\.refresh/);
  const again = await register('lost@example.org', {}, key);
  expect(again.headers['set-cookie']).toMatch(/^sid-/);
  for (const { authenticationResult } of [first, answered(again)])
    expect(await ownAccount(authenticationResult.idToken)).toMatchObject([{ id: first.accountId }]);
  signIn.pass(601);
  const late = await register('lost@example.org', {}, key);
  expect(answered(late)).toMatchObject({ accountId: first.accountId, identifier: first.identifier, authenticationResult: { idToken: '' } });
  expect(late.headers['set-cookie']).toBeUndefined();
});

test.each(modes)('[SEC-44] %s: what is kept for a repeat is erased with the person', async (enumeration) => {
  const { register, rowsOf, tenant, portal, time } = await makeRegistrationPortal(db, { identity: { enumeration } });
  answered(await register('gone@example.org', { files: [file] }, key));
  const [account] = await rowsOf.accounts('gone@example.org');
  expect(JSON.stringify(await rowsOf.keys())).toContain('passport.pdf');
  const order = {
    tenant: tenant.slug,
    poolId: tenant.identity.userPoolId,
    accountId: account?.id ?? '',
    actor: 'staff',
    requestId: 'r',
    now: time.now,
  };
  await erasePerson(db, portal.files, order, signInRecords);
  expect(await rowsOf.keys()).toEqual([]);
});

test.each(modes)(
  '[API-ACC-1] %s: 50 registrations of one address at once make one account and one person',
  async (enumeration) => {
    const { register, rowsOf } = await makeRegistrationPortal(db, { identity: { enumeration } });
    const answers = (await Promise.all(Array.from({ length: 50 }, (_, turn) => register('race@example.org', { name: `N${turn}` })))).map(
      answered,
    );
    expect(await rowsOf.accounts('race@example.org')).toHaveLength(1);
    expect(await rowsOf.people('race@example.org')).toHaveLength(1);
    const [account] = await rowsOf.accounts('race@example.org');
    const [person] = await rowsOf.people('race@example.org');
    expect(account?.subject).toBe(person?.sub);
    const entered = answers.filter(({ authenticationResult }) => authenticationResult.idToken !== '');
    const refused = answers.filter(({ ErrorMessage }) => ErrorMessage !== undefined);
    expect([entered.length, refused.length]).toEqual(enumeration === 'spec' ? [1, 49] : [0, 0]);
  },
  60_000,
);

test('[SEC-20] registrations are counted per address, an IPv6 visitor by the /64, and a repeat is not counted', async () => {
  const { app, tenant, body } = await makeRegistrationPortal(db, { limits: { registrations: 3 } });
  const from = (remoteAddress: string, email: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/Accounts/registration?clientId=${tenant.identity.clientId}`,
      payload: body(email),
      remoteAddress,
      headers,
    });
  expect((await from('2001:db8::1', 'a@example.org', key)).statusCode).toBe(200);
  for (let turn = 0; turn < 5; turn++) expect((await from('2001:db8::9', 'a@example.org', key)).statusCode).toBe(200);
  expect((await from('2001:db8::2', 'b@example.org')).statusCode).toBe(200);
  expect((await from('2001:db8:0:0:ffff::3', 'c@example.org')).statusCode).toBe(200);
  const refused = await from('2001:db8::4', 'd@example.org');
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await from('2001:db8:0:1::4', 'd@example.org')).statusCode).toBe(200);
});
