import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../db/index.ts';
import { Refusal } from '../faults.ts';

interface Once {
  readonly tenant: string;
  readonly subject: string;
  readonly route: string;
  /** Without a key the work is simply done. */
  readonly key: string | undefined;
  readonly request: unknown;
  readonly at: Date;
}

/**
 * Does the work once per key (SECURITY 1B row 18): a repeat is answered what the first was answered, a race has one winner and the
 * loser gets the winner's answer, and a key reused for another request is refused. Answers are kept in the same transaction as the work.
 */
export async function once<Answer>(db: Database, { tenant, subject, route, key, request, at }: Once, work: (trx: Transaction<Tables>) => Promise<Answer>): Promise<Answer> {
  if (key === undefined) return db.transaction(work);
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const where = { tenant_id: tenant, subject, route, key };
  return db.transaction(async (trx) => {
    const claimed = await trx
      .insertInto('idempotency')
      .values({ ...where, request_hash: requestHash, answer: 'null', created_at: at })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'subject', 'route', 'key']).doNothing())
      .executeTakeFirst();
    if (Number(claimed.numInsertedOrUpdatedRows ?? 0) === 0) {
      const first = await trx.selectFrom('idempotency').selectAll().where((eb) => eb.and(where)).executeTakeFirstOrThrow();
      if (first.request_hash !== requestHash) throw new Refusal(422, 'key-reused', 'This idempotency key was used for another request. Use a new key.');
      return first.answer as Answer;
    }
    const answer = await work(trx);
    await trx.updateTable('idempotency').set({ answer: JSON.stringify(answer) }).where((eb) => eb.and(where)).execute();
    return answer;
  });
}
