import type { Database } from '../../db/index.ts';
import { entryHash, genesis } from './entry-hash.ts';

export type ChainVerdict =
  { readonly sound: true; readonly entries: number } | { readonly sound: false; readonly sequence: number; readonly fault: string };

const page = 1000;

/** Walks a tenant's whole chain. The first entry that was changed, taken out or put in is named; so is a cut tail. */
export async function verifyChain(db: Database, tenant: string): Promise<ChainVerdict> {
  let previous = genesis;
  let sequence = 0;
  for (;;) {
    const entries = await db.kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(page)
      .execute();
    for (const entry of entries) {
      sequence += 1;
      if (entry.sequence !== sequence) return { sound: false, sequence, fault: 'an entry is missing' };
      if (entry.previous !== previous) return { sound: false, sequence, fault: 'it does not follow the entry before it' };
      if (entryHash(entry) !== entry.hash) return { sound: false, sequence, fault: 'it was changed' };
      previous = entry.hash;
    }
    if (entries.length < page) break;
  }
  const head = await db.kysely.selectFrom('audit_head').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
  if ((head?.sequence ?? 0) !== sequence || (head?.hash ?? genesis) !== previous)
    return { sound: false, sequence: sequence + 1, fault: 'the end of the trail is missing' };
  return { sound: true, entries: sequence };
}
