import { sql, type ExpressionBuilder } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { Database, Tables } from '../../db/index.ts';
import { objectKey, type FileStore } from '../../files/index.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { namesOfPapers } from '../esign/signed-copy.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const day = 24 * 3_600_000;

/** How long things are kept, in days. */
export interface Retention {
  /** Drafts nobody touched. */
  readonly drafts: number;
  readonly loginHistory: number;
  readonly errorReports: number;
  /** Answers kept for repeats (SECURITY 1B row 18). */
  readonly keys: number;
  /** Links after their end. */
  readonly links: number;
  /** Files that were announced and never came. */
  readonly announcements: number;
}

export const usualRetention: Retention = { drafts: 180, loginHistory: 365, errorReports: 90, keys: 1, links: 30, announcements: 1 };

const notHeld = sql<boolean>`not exists (
  select from account
  where account.tenant_id = submission.tenant_id and account.id = submission.account_id and account.dynamic_data->'legalHold' = 'true'::jsonb
)`;

export interface Swept {
  readonly drafts: number;
  readonly files: number;
}

/** A signature is a deed, not an unfinished answer: the draft it belongs to stays. */
const hasNoSignature = (eb: ExpressionBuilder<Tables, 'submission'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('e_document')
        .select('e_document.id')
        .whereRef('e_document.tenant_id', '=', 'submission.tenant_id')
        .whereRef('e_document.submission_id', '=', 'submission.id')
        .where('e_document.status', '=', 'Signed'),
    ),
  );

/**
 * Deletes what has outlived its purpose: old drafts with their files (each with its audit entry), sign-in history, error reports, kept
 * answers, dead links, announced files that never came, and files of no account. Drafts of an account under a legal hold and
 * drafts with a signed document stay.
 */
export async function sweepPortal(
  db: Database,
  store: FileStore,
  now: number,
  { drafts, loginHistory, errorReports, keys, links, announcements }: Retention = usualRetention,
): Promise<Swept> {
  const before = (days: number): Date => new Date(now - days * day);
  await db.kysely.deleteFrom('idempotency').where('created_at', '<', before(keys)).execute();
  await db.kysely.deleteFrom('link_token').where('expires_at', '<', before(links)).execute();
  await db.kysely.deleteFrom('login_history').where('at', '<', before(loginHistory)).execute();
  await db.kysely.deleteFrom('error_report').where('at', '<', before(errorReports)).execute();
  await db.kysely.deleteFrom('signing_request').where('expires_at', '<', before(links)).execute();
  await removeWaiting(db, store, before(announcements));
  await removeRefused(db, store, before(refusedDays));
  const old = await db.kysely
    .selectFrom('submission')
    .select(['tenant_id', 'id'])
    .where('status_code', '=', draftStatusCode)
    .where('updated_at', '<', before(drafts))
    .where(notHeld)
    .where(hasNoSignature)
    .limit(1000)
    .execute();
  let files = await sweepOrphans(db, store, now);
  for (const { tenant_id: tenant, id } of old) {
    const removed = await db.transaction(async (trx) => {
      const draft = await trx
        .deleteFrom('submission')
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .where('status_code', '=', draftStatusCode)
        .where('updated_at', '<', before(drafts))
        .where(notHeld)
        .where(hasNoSignature)
        .returningAll()
        .executeTakeFirst();
      if (!draft) return 0;
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
      const gone = await trx
        .deleteFrom('stored_file')
        .where('tenant_id', '=', tenant)
        .where('submission_id', '=', id)
        .returning('id')
        .execute();
      const papers = await trx
        .deleteFrom('e_document')
        .where('tenant_id', '=', tenant)
        .where('submission_id', '=', id)
        .returning(['tenant_id', 'id', 'signed_file_id'])
        .execute();
      // Before the rows that name them are gone for good: what is cut off here is done again by the next sweep.
      await store.removeAll([...gone.map((file) => `${tenant}/${file.id}`), ...namesOfPapers(papers)]);
      return gone.length + papers.length;
    });
    files += removed;
  }
  return { drafts: old.length, files };
}

/** Files that were announced and never came, with what lies of uploads that were cut off. */
async function removeWaiting(db: Database, store: FileStore, until: Date): Promise<void> {
  const gone = await db.kysely
    .deleteFrom('stored_file')
    .where('state', '=', 'waiting')
    .where('created_at', '<', until)
    .returning(['tenant_id', 'id'])
    .execute();
  await store.removeAll(gone.map(({ tenant_id, id }) => `${tenant_id}/${id}`));
}

const refusedDays = 2;

/** A process that ended between refusing a file and removing its bytes left them behind; they are removed again. */
async function removeRefused(db: Database, store: FileStore, since: Date): Promise<void> {
  const refused = await db.kysely
    .selectFrom('stored_file')
    .select(['tenant_id', 'id', 'sha256'])
    .where('state', '=', 'refused')
    .where('sha256', 'is not', null)
    .where('created_at', '>', since)
    .limit(1000)
    .execute();
  for (const file of refused) await store.remove(objectKey(file));
}
