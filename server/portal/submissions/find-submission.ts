import { notFound } from '../../http/problems.ts';
import type { Actor } from '../../auth/index.ts';
import type { Database } from '../../db/index.ts';
import { accountOf, type AccountRow } from '../accounts/account-of.ts';
import type { SubmissionRow } from './to-submission.ts';

/** A submission with its account, when it is the person's own or they are staff of the tenant; else as if it were not there. */
export async function findSubmission(db: Database, actor: Actor, id: string): Promise<{ submission: SubmissionRow; account: AccountRow }> {
  const own = actor.staff ? undefined : await accountOf(db, actor);
  if (!actor.staff && !own) throw notFound();
  let query = db.kysely.selectFrom('submission').selectAll().where('tenant_id', '=', actor.tenant).where('id', '=', id);
  if (own) query = query.where('account_id', '=', own.id);
  const submission = await query.executeTakeFirst();
  if (!submission) throw notFound();
  const account =
    own ??
    (await db.kysely
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', actor.tenant)
      .where('id', '=', submission.account_id)
      .executeTakeFirst());
  if (!account) throw notFound();
  return { submission, account };
}
