import { accountFor } from '../accounts/account-of.ts';
import type { Operation } from '../call.ts';
import { findSubmission } from '../submissions/find-submission.ts';
import { findForm } from '../submissions/form-of.ts';
import { judgePrecondition } from './judge-precondition.ts';

/** API-SUB-3, FRM-06, FRM-21: false also for a form that is not there, not open or not for this account. */
export const executePreconditionCheck: Operation<'submissions.precondition'> = async ({ portal, tenant, actor, body }) => {
  const named = body.submissionId ? await findSubmission(portal.db, actor, body.submissionId) : undefined;
  const account = named?.account ?? (await accountFor(portal.db, actor, body.accountId || undefined));
  const form = await findForm(portal, tenant, body.formSlug, account);
  return form !== null && judgePrecondition(form.precondition, { account, submission: named?.submission, now: portal.clock() });
};
