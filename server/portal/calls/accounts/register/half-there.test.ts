import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { enrol } from './enrol.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const modes = ['strict', 'spec'] as const;

test.each(modes)(
  '[REG-05] %s: a person of the pool without an account gets one, and no session they did not prove',
  async (enumeration) => {
    const { register, rowsOf, signInAs, ownAccount } = await makeRegistrationPortal(db, { identity: { enumeration } });
    // Ben is staff: a session for a stranger who types his address would be the tenant's.
    const answer = await register('ben@example.org');
    expect(answered(answer).authenticationResult).toMatchObject({ idToken: '', username: 'ben@example.org' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [ben] = await rowsOf.people('ben@example.org');
    expect(await rowsOf.accounts('ben@example.org')).toMatchObject([{ subject: ben?.sub }]);
    await register('ann@example.org');
    const idToken = await signInAs('ann@example.org');
    expect(await ownAccount(idToken)).toMatchObject([{ email: 'ann@example.org' }]);
  },
);

test.each(modes)(
  '[REG-05] %s: an account without a sign-in is opened to its address, never to the number that the caller gives',
  async (enumeration) => {
    const { register, rowsOf, signInAs, ownAccount } = await makeRegistrationPortal(db, { identity: { enumeration } });
    await register('person0@example.org', { phoneNumber: '+447700900888' });
    expect(await rowsOf.people('person0@example.org')).toMatchObject([{ phone: null, given_name: 'Name0', family_name: 'Family0' }]);
    expect(await rowsOf.accounts('person0@example.org')).toMatchObject([{ id: 'a-0', name: 'Name0', subject: null }]);
    const idToken = await signInAs('person0@example.org');
    expect(await ownAccount(idToken)).toMatchObject([{ id: 'a-0' }]);
  },
);

test('[REG-05] an account whose person was deleted from the pool is found again by the next who proves the address', async () => {
  const { register, signInAs, tenant, ownAccount, rowsOf } = await makeRegistrationPortal(db);
  await register('back@example.org');
  const [account] = await rowsOf.accounts('back@example.org');
  await db.kysely
    .deleteFrom('identity_user')
    .where('pool_id', '=', tenant.identity.userPoolId)
    .where('email', '=', 'back@example.org')
    .execute();
  await register('back@example.org');
  const idToken = await signInAs('back@example.org');
  expect(await ownAccount(idToken)).toMatchObject([{ id: account?.id }]);
});

test.each(modes)('[REG-05] %s: when the last step fails nothing is left of any, and the address is free', async (enumeration) => {
  const { register, rowsOf, signIn } = await makeRegistrationPortal(db, { identity: { enumeration }, limits: { storageBytes: 8 } });
  const files = [{ questionName: 'passport', fileName: 'passport.pdf', size: 9, contentType: 'application/pdf' }];
  expect((await register('half@example.org', { files }, { 'idempotency-key': 'k' })).json()).toMatchObject({
    status: 413,
    code: 'storage-full',
  });
  expect([
    await rowsOf.people('half@example.org'),
    await rowsOf.accounts('half@example.org'),
    await rowsOf.entries(),
    await rowsOf.keys(),
    await rowsOf.files(),
    await signIn.messages(),
  ]).toEqual([[], [], [], [], [], []]);
  answered(await register('half@example.org', {}, { 'idempotency-key': 'k' }));
  expect(await rowsOf.accounts('half@example.org')).toHaveLength(1);
});

test('[REG-09] an identifier that is taken is replaced by another', async () => {
  const { tenant, signIn, rowsOf } = await makeRegistrationPortal(db);
  const drawn = ['R-0', 'R-0', 'R-1'];
  const email = 'third@example.org';
  await db.transaction((trx) =>
    enrol(trx, {
      registration: signIn.identity.registration,
      tenant: tenant.slug,
      poolId: tenant.identity.userPoolId,
      projectId: 'p',
      applicant: { email, phone: null, name: 'A', familyName: 'B', type: 'Register', data: {} },
      start: { status: 1, statusCode: 'WFS_Registered' },
      names: { email },
      truthful: false,
      language: 'en',
      silent: false,
      at: new Date(signIn.clock()),
      staff: undefined,
      requestId: 'r',
      newIdentifier: () => drawn.shift() ?? '',
    }),
  );
  expect(await rowsOf.accounts(email)).toMatchObject([{ identifier: 'R-1' }]);
});
