import { accountFor } from '../accounts/account-of.ts';
import type { Operation } from '../call.ts';
import { saveSubmission } from './save-submission.ts';

/** API-SUB-2 (POST). */
export const createSubmission: Operation<'submissions.create'> = async (call) => {
  const { portal, actor, body } = call;
  const account = await accountFor(portal.db, actor, body.accountId);
  return saveSubmission(call, 'submissions.create', { account, subject: actor.sub, staff: actor.staff });
};
