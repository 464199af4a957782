import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePool } from '../pool.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

async function registered() {
  const pool = await makePool(db);
  const sub = 'new-person';
  const { poolId } = pool.pool;
  const added = await db.transaction((trx) =>
    pool.identity.registration.add(trx, poolId, { sub, email: 'new@example.org', phone: '+447700900777' }),
  );
  expect(added).toBe(true);
  const verifiedClaims = async ({ IdToken, AccessToken }: { IdToken: string; AccessToken: string }) => {
    const { email_verified: email, phone_number_verified: phone } = decodeJwt(IdToken);
    const { UserAttributes } = (await pool.identity.call('GetUser', { AccessToken })) as {
      UserAttributes: { Name: string; Value: string }[];
    };
    const of = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
    return { email, phone, user: [of('email_verified'), of('phone_number_verified')] };
  };
  const signIn = async (name: string) => {
    pool.pass(1);
    const { Session } = await pool.initiate(name);
    return (await pool.respond(Session, name, await pool.codeFor(name))).AuthenticationResult!;
  };
  return { pool, sub, poolId, verifiedClaims, signIn };
}

test('the address of a person who only registered does not count as proven, until a code mailed there was used', async () => {
  const { pool, sub, poolId, verifiedClaims, signIn } = await registered();
  const admitted = await pool.identity.registration.admit(poolId, sub);
  expect(await verifiedClaims(admitted)).toEqual({ email: false, phone: false, user: ['false', 'false'] });

  const { Session } = await pool.initiate('new@example.org');
  await pool.respond(Session, 'new@example.org', '0000000x');
  expect(await verifiedClaims(admitted)).toMatchObject({ user: ['false', 'false'] });

  expect(await verifiedClaims(await signIn('new@example.org'))).toEqual({ email: true, phone: undefined, user: ['true', undefined] });
  // What was opened without a proof has ended with the first.
  await expect(verifiedClaims(admitted)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
});

test('a code sent to the number proves the number, not the address, which signs no one in from then on', async () => {
  const { verifiedClaims, signIn } = await registered();
  expect(await verifiedClaims(await signIn('+447700900777'))).toEqual({ email: undefined, phone: true, user: [undefined, 'true'] });
});

test('a code that went to an address which has been changed since neither signs in nor proves the new one', async () => {
  const { pool, sub, poolId, verifiedClaims } = await registered();
  const admitted = await pool.identity.registration.admit(poolId, sub);
  const { Session } = await pool.initiate('new@example.org');
  const code = await pool.codeFor('new@example.org');
  await db.kysely
    .updateTable('identity_user')
    .set({ email: 'other@example.org' })
    .where('pool_id', '=', pool.pool.poolId)
    .where('sub', '=', sub)
    .execute();
  await expect(pool.respond(Session, 'new@example.org', code)).rejects.toMatchObject({ type: 'NotAuthorizedException' });
  expect(await verifiedClaims(admitted)).toMatchObject({ user: ['false', 'false'] });
});
