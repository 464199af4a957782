import type { Database } from '../../platform/db/index.ts';
import { makePool } from '../identity/pool.fixture.ts';
import { beginDue, type Delivery } from './deliver.ts';
import type { Mailer } from './message.ts';

/** For tests: a pool whose messages alone wait in the outbox, and what delivers them. */
export async function makeOutbox(db: Database, mailer: Mailer, changes: Partial<Delivery> = {}) {
  await db.kysely.deleteFrom('message').execute();
  const pool = await makePool(db);
  const defaults = { seal: pool.secrets.messages, clock: pool.clock, keepBodies: false, log: { warn: () => {} } };
  const delivery: Delivery = { db, mailer, ...defaults, ...changes };
  return {
    ...pool,
    delivery,
    row: () => db.kysely.selectFrom('message').selectAll().where('tenant_id', '=', pool.tenant.slug).executeTakeFirstOrThrow(),
  };
}

/** For tests: sends ten messages that are due, and waits until they are gone. Answers how many were taken. */
export const deliverDue = async (delivery: Delivery): Promise<number> => (await Promise.all(await beginDue(delivery, 10))).length;
