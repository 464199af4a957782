import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditEntryTable } from '../../../platform/db/index.ts';

/** What the first entry of a chain follows. */
export const genesis = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Null for "did not exist". */
export const hashOfState = (state: unknown): string | null => (state === undefined ? null : sha256(JSON.stringify(state)));

/** Hash over every field of an entry, the one before it included; in this order for ever. */
export const entryHash = (entry: Omit<Selectable<AuditEntryTable>, 'hash'>): string =>
  sha256(
    JSON.stringify([
      entry.tenant_id,
      entry.sequence,
      entry.at.toISOString(),
      entry.actor,
      entry.on_behalf_of,
      entry.action,
      entry.object,
      entry.before_hash,
      entry.after_hash,
      entry.request_id,
      entry.previous,
    ]),
  );
