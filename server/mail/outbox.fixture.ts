import type { Database } from '../db/index.ts';
import { makePool } from '../identity/pool.fixture.ts';
import type { Delivery, Mailer } from './index.ts';

/** For tests: a pool whose messages alone wait in the outbox, and what delivers them. */
export async function makeOutbox(db: Database, mailer: Mailer, changes: Partial<Delivery> = {}) {
  await db.kysely.deleteFrom('message').execute();
  const pool = await makePool(db);
  const delivery: Delivery = { db, mailer, seal: pool.secrets.messages, clock: pool.clock, keepBodies: false, ...changes };
  return {
    ...pool,
    delivery,
    row: () => db.kysely.selectFrom('message').selectAll().where('tenant_id', '=', pool.tenant.slug).executeTakeFirstOrThrow(),
  };
}
