import { afterAll, beforeAll, expect, test } from 'vitest';
import { payloads } from '#schemas/api/payloads';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[SEC-15] no member of the account entity but the four of the form is taken from the call, nor a key the portal decides by', async () => {
  const { register, rowsOf } = await makeRegistrationPortal(db, { identity: { enumeration: 'spec' } });
  const canary = 'CANARY';
  const entity = Object.fromEntries(
    [
      ...Object.keys(payloads['accounts.one'].answer.properties),
      'password',
      'failures',
      'locked',
      'sub',
      'subject',
      'groups',
      'active',
      'claims',
      'status_code',
      'tenant_id',
    ]
      .filter((name) => !['name', 'family_name', 'email', 'dynamicData'].includes(name))
      .map((name) => [name, canary]),
  );
  const dynamicData = { town: 'Barry', assignedForms: [canary], legalHold: canary, account_id: 'a-0', submission_id: 'x' };
  const made = answered(await register('mass@example.org', { ...entity, dynamicData }));
  const [account] = await rowsOf.accounts('mass@example.org');
  const [person] = await rowsOf.people('mass@example.org');
  expect(JSON.stringify([made, account, person])).not.toContain(canary);
  expect(account).toMatchObject({ id: made.accountId, status: 1, active: true, claims: {} });
  const ofPortal = { account_RegistrationType: 'Register', account_Language: 'en' };
  expect(account?.dynamic_data).toEqual({ town: 'Barry', account_id: 'a-0', submission_id: 'x', ...ofPortal });
  expect(person?.groups).toEqual([]);
  expect((await rowsOf.accounts('person0@example.org'))[0]).toMatchObject({ id: 'a-0', name: 'Name0' });
});

test('[SEC-9] registering while another person is signed in gives the new person’s session, ends the other, and mixes nothing', async () => {
  const { register, rowsOf, ownAccount, call } = await makeRegistrationPortal(db, { identity: { enumeration: 'spec' } });
  const a = answered(await register('a@example.org')).authenticationResult.idToken;
  const files = [{ questionName: 'passport', fileName: 'passport.pdf', size: 9, contentType: 'application/pdf' }];
  const b = answered(await register('b@example.org', { files }, {}, a));
  expect(await ownAccount(b.authenticationResult.idToken)).toMatchObject([{ id: b.accountId, email: 'b@example.org' }]);
  expect((await rowsOf.files()).map(({ account_id }) => account_id)).toEqual([b.accountId]);
  expect((await call(a, 'GET', '/api/Accounts/')).statusCode).toBe(401);
  const [first] = await rowsOf.accounts('a@example.org');
  expect((await call(b.authenticationResult.idToken, 'GET', `/api/Accounts/${first?.id}`)).statusCode).toBe(404);
  // A token that was not issued here means no caller.
  expect(answered(await register('c@example.org', {}, {}, 'eyJhbGciOiJub25lIn0.e30.')).authenticationResult.username).toBe('c@example.org');
});

test('[SEC-9] where a tenant reveals no accounts, a signed-in caller stays who they are', async () => {
  const { register, signInAs, ownAccount } = await makeRegistrationPortal(db);
  await register('a@example.org');
  const idToken = await signInAs('a@example.org');
  expect((await register('b@example.org', {}, {}, idToken)).headers['set-cookie']).toBeUndefined();
  expect(await ownAccount(idToken)).toMatchObject([{ email: 'a@example.org' }]);
});

test.each(['strict', 'spec'] as const)(
  '[REG-01] %s: staff register another person, without limit, get the true answer and stay who they are',
  async (enumeration) => {
    const { register, signInAs, rowsOf, call } = await makeRegistrationPortal(db, {
      identity: { enumeration },
      tenant: { canCreateRegistration: false } as never,
      limits: { registrations: 1 },
    });
    const idToken = await signInAs('ben@example.org');
    expect((await register('walk-in@example.org')).json()).toMatchObject({ code: 'registration-closed' });
    for (const email of ['walk-in@example.org', 'second@example.org', 'third@example.org']) {
      const answer = await register(email, {}, {}, idToken);
      const [account] = await rowsOf.accounts(email);
      expect(answered(answer)).toMatchObject({
        accountId: account?.id,
        identifier: account?.identifier,
        authenticationResult: { idToken: '' },
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(answered(await register('walk-in@example.org', { name: 'Again' }, {}, idToken)).ErrorMessage).toMatch(
      /already used.*Search for it/,
    );
    const [account] = await rowsOf.accounts('walk-in@example.org');
    expect((await call(idToken, 'GET', `/api/Accounts/?accountId=${account?.id}`)).json()).toMatchObject([{ id: account?.id }]);
    const [ben0] = await rowsOf.people('ben@example.org');
    expect((await rowsOf.entries())[0]).toMatchObject({ actor: ben0?.sub, on_behalf_of: account?.id, action: 'account.registered' });
  },
);
