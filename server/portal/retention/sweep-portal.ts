import { draftStatusCode } from '#schemas/api';
import type { Database } from '../../db/index.ts';
import { objectKey, type FileStore } from '../../files/index.ts';
import { appendEntry } from '../audit/append-entry.ts';

const day = 24 * 3_600_000;

/** How long things are kept, in days. */
export interface Retention {
  /** Drafts nobody touched. */
  readonly drafts: number;
  /** Answers kept for repeats (SECURITY 1B row 18). */
  readonly keys: number;
  /** Links after their end. */
  readonly links: number;
}

export const usualRetention: Retention = { drafts: 180, keys: 1, links: 30 };

export interface Swept {
  readonly drafts: number;
  readonly files: number;
}

/** Deletes what has outlived its purpose: old drafts with their files (each with its audit entry), kept answers, and dead links. */
export async function sweepPortal(
  db: Database,
  store: FileStore,
  now: number,
  { drafts, keys, links }: Retention = usualRetention,
): Promise<Swept> {
  const before = (days: number): Date => new Date(now - days * day);
  await db.kysely.deleteFrom('idempotency').where('created_at', '<', before(keys)).execute();
  await db.kysely.deleteFrom('link_token').where('expires_at', '<', before(links)).execute();
  const old = await db.kysely
    .selectFrom('submission')
    .select(['tenant_id', 'id'])
    .where('status_code', '=', draftStatusCode)
    .where('updated_at', '<', before(drafts))
    .limit(1000)
    .execute();
  let files = 0;
  for (const { tenant_id: tenant, id } of old) {
    const removed = await db.transaction(async (trx) => {
      const draft = await trx
        .deleteFrom('submission')
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .where('status_code', '=', draftStatusCode)
        .where('updated_at', '<', before(drafts))
        .returningAll()
        .executeTakeFirst();
      if (!draft) return [];
      const at = new Date(now);
      await appendEntry(trx, {
        tenant,
        at,
        actor: 'retention',
        action: 'submission.expired',
        object: `submission/${id}`,
        before: draft,
        requestId: 'retention',
      });
      return trx.deleteFrom('stored_file').where('tenant_id', '=', tenant).where('submission_id', '=', id).returningAll().execute();
    });
    for (const file of removed.filter(({ sha256 }) => sha256 !== null)) await store.remove(objectKey(file));
    files += removed.length;
  }
  return { drafts: old.length, files };
}
