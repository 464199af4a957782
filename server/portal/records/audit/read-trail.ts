import type { Selectable } from 'kysely';
import type { Database, AuditEntryTable } from '../../../platform/db/index.ts';

export type AuditEntry = Selectable<AuditEntryTable>;

const page = 1000;

/** A tenant's whole trail in order, a page at a time; gaps in the numbers are not hidden. */
export async function* readTrail({ kysely }: Pick<Database, 'kysely'>, tenant: string): AsyncGenerator<AuditEntry> {
  let last = 0;
  for (;;) {
    const entries = await kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(page)
      .execute();
    yield* entries;
    last = entries.at(-1)?.sequence ?? last;
    if (entries.length < page) return;
  }
}
