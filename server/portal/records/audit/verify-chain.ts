import type { Database } from '../../../platform/db/index.ts';
import { entryHash, genesis } from './entry-hash.ts';
import { readTrail, type AuditEntry } from './read-trail.ts';

export type ChainResult =
  | {
      readonly sound: true;
      readonly entries: number;
      /** Hash of the newest entry. Kept elsewhere, it also shows a trail that was written anew as a whole. */
      readonly head: string;
    }
  | {
      readonly sound: false;
      /** Number of the first entry that is wrong. */
      readonly sequence: number;
      readonly fault: string;
      /** The entry as stored; absent where it is missing. */
      readonly entry?: AuditEntry;
    };

/** Walks a tenant's whole chain. The first entry that was changed, taken out or put in is named; so is a cut tail. */
export async function verifyChain(db: Pick<Database, 'kysely'>, tenant: string): Promise<ChainResult> {
  let previous = genesis;
  let sequence = 0;
  for await (const entry of readTrail(db, tenant)) {
    sequence += 1;
    if (entry.sequence !== sequence) return { sound: false, sequence, fault: 'an entry is missing' };
    if (entry.previous !== previous) return { sound: false, sequence, fault: 'it does not follow the entry before it', entry };
    if (entryHash(entry) !== entry.hash) return { sound: false, sequence, fault: 'it was changed', entry };
    previous = entry.hash;
  }
  const head = await db.kysely.selectFrom('audit_head').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
  if ((head?.sequence ?? 0) !== sequence || (head?.hash ?? genesis) !== previous)
    return { sound: false, sequence: sequence + 1, fault: 'the end of the trail is missing' };
  return { sound: true, entries: sequence, head: previous };
}
