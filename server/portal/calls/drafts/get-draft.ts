import { accountOf, toSubmission, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** The newest submission of a form, draft or done, of the account the call acts for; null when none was begun. */
export const getDraft: Operation<'drafts.one', RecordStore> = async (call) => {
  const { parts, tenant, query } = call;
  const account = await accountOf(call);
  if (!account) return null;
  const row = await parts.db.kysely
    .selectFrom('submission')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account.id)
    .where('form_slug', '=', query.formSlug)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toSubmission(row, account.project_id) : null;
};
