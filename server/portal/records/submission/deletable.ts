import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { EDocumentTable, Tables } from '../../../platform/db/index.ts';

export type Expressions = ExpressionBuilder<Tables, 'submission'>;
export type Condition = ExpressionWrapper<Tables, 'submission', SqlBool>;

/** Whether a submission has a document of this status. */
export const hasDocument = (eb: Expressions, status: EDocumentTable['status']): Condition =>
  eb.exists(
    eb
      .selectFrom('e_document')
      .select('e_document.id')
      .whereRef('e_document.tenant_id', '=', 'submission.tenant_id')
      .whereRef('e_document.submission_id', '=', 'submission.id')
      .where('e_document.status', '=', status),
  );

/** Whether a document of a submission waits for a signature, or is signed. */
export const hasPendingOrSigned = (eb: Expressions): Condition => eb.or([hasDocument(eb, 'Sent'), hasDocument(eb, 'Signed')]);

/**
 * A draft that may be deleted, by itself when it is old or by the person: nothing of an account under a legal hold, none with a signed
 * document, which is evidence and no unfinished answer, and nothing that was sent and given back (GBK-01).
 */
export const isDeletable = (eb: Expressions): Condition =>
  eb.and([
    eb('status_code', '=', draftStatusCode),
    eb('correction_of', 'is', null),
    sql<SqlBool>`not exists (
      select from account
      where account.tenant_id = submission.tenant_id and account.id = submission.account_id and account.dynamic_data->'legalHold' = 'true'::jsonb
    )`,
    eb.not(hasDocument(eb, 'Signed')),
  ]);
