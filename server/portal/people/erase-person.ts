import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { objectKey, type FileStore } from '../../files/index.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { notFound, Refusal } from '../faults.ts';

export interface Erasure {
  readonly tenant: string;
  readonly accountId: string;
  /** Who ordered it, for the trail. */
  readonly actor: string;
  readonly requestId: string;
  readonly now: number;
}

/**
 * The right to erasure (SECURITY 1E row 44): rows and files of one account are deleted; the audit trail keeps hashes only. Refused while
 * `dynamic_data.legalHold` is true (Art. 17(3)(e)). The identity is its pool's: delete it there, which ends its sessions.
 */
export async function erasePerson(db: Database, store: FileStore, { tenant, accountId, actor, requestId, now }: Erasure): Promise<void> {
  const files = await db.transaction(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw notFound();
    if ((account.dynamic_data as Record<string, unknown> | null)?.['legalHold'] === true)
      throw new Refusal(409, 'legal-hold', 'This account is under a legal hold. Lift the hold first.');
    const removed = await trx
      .deleteFrom('stored_file')
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .returningAll()
      .execute();
    await trx.deleteFrom('submission').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    await trx.deleteFrom('link_token').where('tenant_id', '=', tenant).where('account_id', '=', accountId).execute();
    const subjects = [account.subject ?? '', `link ${accountId}`];
    await trx
      .deleteFrom('idempotency')
      .where('tenant_id', '=', tenant)
      .where((eb) => eb.or([eb('subject', 'in', subjects), eb(sql<string>`answer->'submission'->>'accountId'`, '=', accountId)]))
      .execute();
    await trx.deleteFrom('login_history').where('tenant_id', '=', tenant).where('subject', 'in', subjects).execute();
    await trx.deleteFrom('error_report').where('tenant_id', '=', tenant).where('subject', 'in', subjects).execute();
    await trx.deleteFrom('account').where('tenant_id', '=', tenant).where('id', '=', accountId).execute();
    await appendEntry(trx, {
      tenant,
      at: new Date(now),
      actor,
      action: 'account.erased',
      object: `account/${accountId}`,
      before: account,
      requestId,
    });
    return removed;
  });
  for (const file of files.filter(({ sha256 }) => sha256 !== null)) await store.remove(objectKey(file));
}
