import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/index.ts';
import { entryHash, genesis, hashOfState } from './entry-hash.ts';

export interface Deed {
  readonly tenant: string;
  readonly at: Date;
  /** Subject of the identity that acted, or `link` for a mailed link. */
  readonly actor: string;
  /** Account the deed was done for, when it is not the actor's own (staff). */
  readonly onBehalfOf?: string | undefined;
  /** `submission.submitted`. */
  readonly action: string;
  /** `submission/{id}`. */
  readonly object: string;
  /** The object before and after; only their hashes are kept, so the trail holds no personal data. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId: string;
}

/** Appends to the tenant's chain in the transaction of the deed itself: there is no write without its entry. The head's row orders writers. */
export async function appendEntry(trx: Transaction<Tables>, deed: Deed): Promise<void> {
  const { tenant } = deed;
  const head = await trx
    .insertInto('audit_head')
    .values({ tenant_id: tenant, sequence: 1, hash: genesis })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ sequence: sql`audit_head.sequence + 1` }))
    .returning(['sequence', 'hash'])
    .executeTakeFirstOrThrow();
  const entry = {
    tenant_id: tenant,
    sequence: head.sequence,
    at: deed.at,
    actor: deed.actor,
    on_behalf_of: deed.onBehalfOf ?? null,
    action: deed.action,
    object: deed.object,
    before_hash: hashOfState(deed.before),
    after_hash: hashOfState(deed.after),
    request_id: deed.requestId,
    previous: head.hash,
  };
  const hash = entryHash(entry);
  await trx
    .insertInto('audit_entry')
    .values({ ...entry, hash })
    .execute();
  await trx.updateTable('audit_head').set({ hash }).where('tenant_id', '=', tenant).execute();
}
