import { draftStatusCode } from '#schemas/api';
import {
  accountOf,
  answersToFill,
  changesSince,
  correctionOf,
  toSubmission,
  type PublishedContent,
  type RecordStore,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';

/**
 * Of the account the call acts for: the submission that is named, while it is of this form; else a draft of the form, the newest first, else what
 * was sent last. Null where there is none.
 */
export const getDraft: Operation<'drafts.one', RecordStore & PublishedContent> = async (call) => {
  const { parts, tenant, query } = call;
  const account = await accountOf(call);
  if (!account) return null;
  const row = await parts.db.kysely
    .selectFrom('submission')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account.id)
    .where('form_slug', '=', query.formSlug)
    .$if(query.submissionId !== undefined, (mine) => mine.where('id', '=', query.submissionId ?? ''))
    .orderBy((eb) => eb('status_code', '=', draftStatusCode), 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const formChanges = await changesSince(parts, row);
  return {
    ...toSubmission(row, account.project_id, await answersToFill(parts, row)),
    ...(await correctionOf(parts.db.kysely, row, call.actor)),
    ...(formChanges ? { formChanges } : {}),
  };
};
