import { sql } from 'kysely';
import type { RecordStore, RunDocument } from '../../../records/index.ts';
import type { Operation } from '../../call.ts';

const maxRuns = 50;

/** ESG-10: the batches of documents that the firm began and that are still held, newest first: when, by whom, and how many were sent. */
export const listDocumentRuns: Operation<'workspace.documentRuns', RecordStore> = async ({ parts, tenant }) => {
  const rowsWhere = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select count(*)::int from status_run_row as one where one.tenant_id = status_run.tenant_id and one.run_id = status_run.id and ${condition})`;
  const runs = await parts.db.kysely
    .selectFrom('status_run')
    .select(['id', 'actor_name', 'document', 'started_at', 'finished_at'])
    .select([
      rowsWhere(sql<boolean>`one.result->>'result' = 'set'`).as('delivered'),
      rowsWhere(sql<boolean>`one.result->>'result' = 'refused'`).as('refused'),
    ])
    .where('tenant_id', '=', tenant)
    .where('document', 'is not', null)
    .where('started_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(maxRuns)
    .execute();
  return {
    runs: runs.map(({ id, actor_name: by, document, started_at: at, finished_at: finished, delivered, refused }) => ({
      id,
      name: (document as RunDocument).name,
      by,
      startedAt: (at as Date).toISOString(),
      isFinished: finished !== null,
      delivered,
      refused,
    })),
  };
};
