import type { Transaction } from 'kysely';
import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import type { Database, Handle, Tables } from '../../../platform/db/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';

/** Days for which a repeat is answered what the first was (SEC-18). */
export const repeatDays = 1;

export interface Once {
  readonly tenant: string;
  readonly subject: string;
  readonly route: string;
  /** Without a key the work is simply done. */
  readonly key: string | undefined;
  /** What a repeat must ask, too; the order of its keys does not count. */
  readonly request: unknown;
  readonly at: Date;
}

/** What the first request with this key was answered; undefined when it is the first. A key reused for another request is refused. */
export async function answeredBefore<Answer>(db: Handle, { tenant, subject, route, key, request }: Once): Promise<Answer | undefined> {
  if (key === undefined) return undefined;
  const first = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('tenant_id', '=', tenant)
    .where('subject', '=', subject)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first && first.request_hash !== canonicalHash(request))
    throw new ProblemError(422, 'key-reused', 'This idempotency key was used for another request. Use a new key.');
  return first?.answer as Answer | undefined;
}

/**
 * Does the work once per key (SEC-18): a repeat is answered what the first was answered, a race has one winner and the
 * loser gets the winner's answer. The answer is kept in the transaction of the work; a refusal keeps nothing.
 */
export async function once<Answer>(db: Database, call: Once, work: (trx: Transaction<Tables>) => Promise<Answer>): Promise<Answer> {
  const { tenant, subject, route, key, request, at } = call;
  if (key === undefined) return db.transaction(work);
  const where = { tenant_id: tenant, subject, route, key };
  return db.transaction(async (trx) => {
    const claimed = await trx
      .insertInto('idempotency')
      .values({ ...where, request_hash: canonicalHash(request), answer: 'null', created_at: at })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'subject', 'route', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const answer = await answeredBefore<Answer>(trx, call);
      // Erased with everything else of the person since the claim was refused.
      if (answer === undefined) throw notFound();
      return answer;
    }
    const answer = await work(trx);
    await trx
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where((eb) => eb.and(where))
      .execute();
    return answer;
  });
}
