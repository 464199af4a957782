import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { makeSigning } from '../signing.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[SEC-7] a signing link ends with the sign-in it was made in, and with no other', async () => {
  const { app, linkOf, press, signs, rowOf, tenant, time } = await makeSigning(db);
  const path = await linkOf();
  const session = (origin_jti: string) => ({
    tenant_id: tenant.slug,
    session_hash: `hash of ${origin_jti}`,
    origin_jti,
    sub: 'p0',
    sealed: '',
    created_at: new Date(time.now),
    last_active_at: new Date(time.now),
  });
  await db.kysely
    .insertInto('auth_session')
    .values([session('p0'), { ...session('another device'), ended_at: new Date(time.now) }])
    .execute();
  expect((await app.inject(path)).statusCode).toBe(200);
  await db.kysely
    .updateTable('auth_session')
    .set({ ended_at: new Date(time.now) })
    .where('tenant_id', '=', tenant.slug)
    .where('origin_jti', '=', 'p0')
    .execute();
  expect((await app.inject(path)).statusCode).toBe(404);
  expect((await press(path, signs)).statusCode).toBe(404);
  expect((await rowOf()).status).toBe('Sent');
});
