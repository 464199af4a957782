import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { fixedDays } from '../../../settings/index.ts';
import type { Config } from '../../../platform/config/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { deleteOldRuns, repeatDays } from '../../records/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import { sweepAnnounced } from './sweep-announced.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { sweepOrphans } from './sweep-orphans.ts';
import { sweepRefused } from './sweep-refused.ts';

/** Days after which data is deleted, by the server's settings. */
export type Retention = Pick<Config['keepDays'], 'drafts' | 'loginHistory' | 'errorReports'>;

export interface Swept {
  readonly drafts: number;
  readonly files: number;
}

interface Sweeping {
  readonly db: Database;
  readonly store: FileStore;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Deletes what has outlived its purpose: old drafts with their files, sign-in history, error reports, kept answers, dead links, new addresses
 * without a proof, old batches, announced
 * files that never came, what is left of refused ones, and files of no account. Each for itself: one that fails is logged, tried again at
 * the next sweep, and does not stop the others.
 */
export async function sweepPortal({ db, store, log }: Sweeping, now: number, keep: Retention): Promise<Swept> {
  const before = (days: number): Date => new Date(now - days * dayMs);
  const sweep = <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer | undefined> =>
    work().catch((error: unknown) => {
      log.warn({ err: error }, `${what} were not deleted; it will be tried again`);
      return undefined;
    });
  const rows = db.kysely;
  await sweep('kept answers', () => rows.deleteFrom('idempotency').where('created_at', '<', before(repeatDays)).execute());
  await sweep('dead links', () => rows.deleteFrom('link_token').where('expires_at', '<', before(fixedDays.links)).execute());
  await sweep('dead signing links', () => rows.deleteFrom('signing_request').where('expires_at', '<', before(fixedDays.links)).execute());
  await sweep('new addresses without a proof', () =>
    rows.deleteFrom('contact_change').where('expires_at', '<', before(fixedDays.contactChanges)).execute(),
  );
  await sweep('old batches', () => deleteOldRuns({ db, files: store }, before(fixedDays.statusRuns)));
  await sweep('old sign-ins', () => rows.deleteFrom('login_history').where('at', '<', before(keep.loginHistory)).execute());
  await sweep('old error reports', () => rows.deleteFrom('error_report').where('at', '<', before(keep.errorReports)).execute());
  await sweep('announced files that never came', () => sweepAnnounced(db, store, before(fixedDays.announcements)));
  await sweep('bytes of refused files', () => sweepRefused(db, store, now));
  const orphans = await sweep('files of no account', () => sweepOrphans(db, store, before(fixedDays.orphanFiles)));
  const old = await sweep('old drafts', () => sweepDrafts(db, store, { now, keepDays: keep.drafts }));
  return { drafts: old?.drafts ?? 0, files: (old?.files ?? 0) + (orphans ?? 0) };
}
