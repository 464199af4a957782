import type { Selectable, Updateable } from 'kysely';
import type { AuthSessionTable } from '../../../platform/db/index.ts';
import { hashOf } from '../../../services/identity/index.ts';

/** A young cookie is not replaced, and a replaced one is good for so long after its successor was presented: requests may be late. */
const overlapMs = 60_000;

type Secrets = 'secret_hash' | 'previous_hash' | 'rotated_at' | 'presented_at';

/** The secret that the browser has from now on, and what changes in the row. */
export interface Renewal {
  readonly secret: string;
  readonly changes: Pick<Updateable<AuthSessionTable>, Secrets>;
}

/**
 * What a presented secret leads to; `next` is the one that follows it. The previous secret stays valid until the newest one was presented,
 * since the answer that carried that may be lost. Undefined: it was replaced and its successor is in use, so there is a copy. Pure.
 */
export function renewSecret(
  row: Pick<Selectable<AuthSessionTable>, Secrets>,
  secret: string,
  next: string,
  now: number,
): Renewal | undefined {
  const hash = hashOf(secret);
  const at = new Date(now);
  const within = (since: Date | null): boolean => since !== null && now - since.getTime() < overlapMs;
  if (row.secret_hash === hash && within(row.rotated_at))
    return { secret, changes: row.previous_hash && !row.presented_at ? { presented_at: at } : {} };
  // A row from before there were secrets has none until its first renewal.
  if (row.secret_hash === hash || row.secret_hash === null)
    return { secret: next, changes: { secret_hash: hashOf(next), previous_hash: hash, rotated_at: at, presented_at: null } };
  if (row.previous_hash !== hash) return undefined;
  if (!row.presented_at) return { secret: next, changes: { rotated_at: at } };
  return within(row.presented_at) ? { secret: next, changes: {} } : undefined;
}
