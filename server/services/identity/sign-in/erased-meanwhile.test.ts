import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { forgetUsers } from '../people/forget-person.ts';
import { makePool } from '../pool.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** A pool in which ann is erased just before the transaction that sends her a code. */
async function erasedMeanwhile(enumeration: 'strict' | 'spec') {
  let erase: (() => Promise<void>) | undefined;
  const transaction: Database['transaction'] = async (work) => {
    const now = erase;
    erase = undefined;
    await now?.();
    return db.transaction(work);
  };
  const pool = await makePool({ ...db, transaction }, { identity: { enumeration } });
  const { poolId } = pool.pool;
  const ann = `ann-${poolId}`;
  erase = () => forgetUsers(db.kysely, poolId, [ann]);
  const held = async () => {
    const of = (table: 'identity_attempts' | 'identity_challenge') =>
      db.kysely.selectFrom(table).select('subject').where('pool_id', '=', poolId).where('subject', '=', ann).execute();
    return [await of('identity_attempts'), await of('identity_challenge'), await pool.messages()];
  };
  return { ...pool, held };
}

test('a person who is erased while they ask for a code is answered like an unknown one, is sent nothing, and leaves nothing', async () => {
  const { initiate, held } = await erasedMeanwhile('strict');
  expect(await initiate('ann@example.org')).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
  expect(await held()).toEqual([[], [], []]);
});

test('where a tenant reveals who has an account, the answer is that there is none', async () => {
  const { initiate, held } = await erasedMeanwhile('spec');
  await expect(initiate('ann@example.org')).rejects.toMatchObject({ type: 'UserNotFoundException' });
  expect(await held()).toEqual([[], [], []]);
});
