import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../db/index.ts';

const at = new Date('2026-01-05T09:08:07.123Z');

/** For tests: rows whose every value is easy to lose on the way, and files of several sizes. */
export async function storeAwkwardThings(db: Database, dataDir: string): Promise<void> {
  const letters = 'quote " apostrophe \' backslash \\ newline \n tab \t ünïcode 漢字 🏛 \u2028 null';
  await db.kysely.insertInto('tenant').values({ tenant_id: 'acme', revision: 9_007_199_254_740_991 }).execute();
  const item = {
    tenant_id: 'acme',
    schema_name: 'public-page',
    status: 'Published',
    new_status: null,
    new_data: null,
    is_deleted: false,
    schedule: null,
  };
  const made = { version: 0, created: at, created_by: 'x', last_modified: at, last_modified_by: 'x' };
  const texts = ['{\n  "b": {"iv": 1.50},\n  "a": {"iv": null}, "b": {"iv": 2}\n}', JSON.stringify({ title: { iv: letters } })];
  for (let index = 0; index < 450; index++) {
    await db.kysely
      .insertInto('content_item')
      .values({ ...item, ...made, id: `item-${index}`, data: texts[index % 2] ?? '' })
      .execute();
  }
  await db.kysely.insertInto('rate_window').values({ tenant_id: 'acme', key: letters, window_start: at, count: -1 }).execute();
  const values = [letters, 0.1, 1e300, true, null, { deep: [letters] }];
  await db.kysely
    .insertInto('idempotency')
    .values({ tenant_id: 'acme', subject: '', route: letters, key: 'k', request_hash: '', answer: JSON.stringify(values), created_at: at })
    .execute();
  const contents = {
    'assets/empty': '',
    'files/acme/one': 'x'.repeat(1_000_000),
    'files/acme/two': letters,
    'files/acme/two.part-1-x': 'unfinished',
  };
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), content);
  }
}
