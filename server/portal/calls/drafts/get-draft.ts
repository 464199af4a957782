import { accountOf } from '../../records/account/account-of.ts';
import type { Operation } from '../call.ts';
import { toSubmission } from '../../records/submission/to-submission.ts';

/** The newest submission of a form, draft or done, of the account the call acts for; null when none was begun. */
export const getDraft: Operation<'drafts.one'> = async (call) => {
  const { portal, tenant, query } = call;
  const account = await accountOf(call);
  if (!account) return null;
  const row = await portal.db.kysely
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
