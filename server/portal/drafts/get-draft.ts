import { accountOf } from '../accounts/account-of.ts';
import type { Operation } from '../call.ts';
import { toSubmission } from '../submissions/to-submission.ts';

/** The person's newest submission of a form, draft or done; null when they have not begun. */
export const getDraft: Operation<'drafts.one'> = async ({ portal, tenant, actor, query }) => {
  const account = await accountOf(portal.db, actor);
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
