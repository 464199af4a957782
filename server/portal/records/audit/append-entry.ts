import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import { genesis, hashOfState } from './entry-hash.ts';

export interface AuditEvent {
  readonly tenant: string;
  readonly at: Date;
  /** Subject of the identity that acted, or `link` for a mailed link. */
  readonly actor: string;
  /** Account that the actor (staff) acted for, when it is not the actor's own. */
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

/** Hashes of the object before and after, as SQL. */
interface StateHashes {
  readonly before: RawBuilder<string | null>;
  readonly after: RawBuilder<string | null>;
}

/** Appends to the tenant's chain in the transaction of the event itself: there is no write without its entry. The head's row orders writers. */
export async function appendEntry(trx: Transaction<Tables>, event: AuditEvent): Promise<void> {
  await appendHashed(trx, event, { before: hashOfState(event.before), after: hashOfState(event.after) });
}

/** As `appendEntry`, with the hashes of the object before and after; null for "did not exist". */
export async function appendHashed(
  trx: Transaction<Tables>,
  event: Omit<AuditEvent, 'before' | 'after'>,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  const hashes = { before: sql<string | null>`${before}::text`, after: sql<string | null>`${after}::text` };
  await sql`with ${chainedEntry(event, hashes)} select 1`.execute(trx);
}

/**
 * The common table expressions that append an entry, for a statement that also writes what the entry is about. `per` names the expression
 * whose row is written: no row, no entry.
 */
export function chainedEntry(
  event: Omit<AuditEvent, 'before' | 'after'>,
  { before, after }: StateHashes,
  per?: string,
): RawBuilder<unknown> {
  const { tenant, at, actor, onBehalfOf = null, action, object, requestId } = event;
  const json = (value: unknown) => JSON.stringify(value);
  const start = `[${json(tenant)},`;
  const middle = `,${[at.toISOString(), actor, onBehalfOf, action, object].map(json).join(',')},`;
  const quoted = (hash: RawBuilder<string | null>) => sql`coalesce('"' || ${hash} || '"', 'null')`;
  /** `entryHash`, as SQL. */
  const hashAfter = (sequence: RawBuilder<unknown>, previous: RawBuilder<unknown>) => sql`encode(sha256(convert_to(
    ${start}::text || ${sequence}::text || ${middle}::text || ${quoted(before)} || ',' || ${quoted(after)}
      || ${`,${json(requestId)},"`}::text || ${previous} || '"]', 'UTF8')), 'hex')`;
  const from = per === undefined ? sql`` : sql`from ${sql.table(per)}`;
  return sql`
    audit_next as (
      insert into audit_head (tenant_id, sequence, previous, hash)
      select ${tenant}::text, 1, ${genesis}::text, ${hashAfter(sql`1`, sql`${genesis}::text`)} ${from}
      on conflict (tenant_id) do update set
        sequence = audit_head.sequence + 1,
        previous = audit_head.hash,
        hash = ${hashAfter(sql`(audit_head.sequence + 1)`, sql`audit_head.hash`)}
      returning sequence, previous, hash),
    audit_appended as (
      insert into audit_entry
        (tenant_id, sequence, at, actor, on_behalf_of, action, object, before_hash, after_hash, request_id, previous, hash)
      select ${tenant}::text, sequence, ${at}::timestamptz, ${actor}::text, ${onBehalfOf}::text, ${action}::text, ${object}::text,
        ${before}, ${after}, ${requestId}::text, previous, hash
      from audit_next)`;
}
