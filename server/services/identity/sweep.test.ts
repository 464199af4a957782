import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePool } from './pool.fixture.ts';
import { sweepIdentity } from './sweep.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('sweeping keeps the failures of real accounts and what still lives', async () => {
  const pool = await makePool(db);
  for (const name of ['ann@example.org', 'nil@example.org']) {
    const { Session } = await pool.initiate(name);
    await pool.respond(Session, name, '0');
  }
  const left = async () => ({
    codes: (await db.kysely.selectFrom('identity_challenge').select('id').execute()).length,
    counters: (await db.kysely.selectFrom('identity_attempts').select('consecutive').execute()).map(({ consecutive }) => consecutive),
  });
  await sweepIdentity(db.kysely, pool.clock());
  expect(await left()).toEqual({ codes: 2, counters: [1, 1, 1, 1] });
  pool.pass(40 * 86_400);
  await sweepIdentity(db.kysely, pool.clock());
  expect(await left()).toEqual({ codes: 0, counters: [1] });
});
