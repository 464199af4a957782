import { notFound } from '../../../platform/problems/problems.ts';
import { toAccount } from '../../records/account/to-account.ts';
import type { Call, Operation } from '../call.ts';
import { judgePrecondition } from '../../rules/precondition/evaluate-precondition.ts';
import { findForm } from '../../records/form/find-form.ts';
import { toSubmission, type SubmissionRow } from '../../records/submission/to-submission.ts';
import { openLink } from '../../records/link/link-tokens.ts';

type LinkCall = Pick<Call<'accounts.byToken'>, 'portal' | 'tenant' | 'token'>;

/** The account and, where it names one, the submission of the link a call came with (APP-07). */
export async function linked({ portal, tenant, token }: LinkCall) {
  const { link, account } = await openLink(portal.db.kysely, { tenant, token, now: new Date(portal.clock()) });
  const submission: SubmissionRow | undefined = link.submission_id
    ? await portal.db.kysely
        .selectFrom('submission')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where('account_id', '=', account.id)
        .where('id', '=', link.submission_id)
        .executeTakeFirst()
    : undefined;
  return { account, submission };
}

/** API-ACC-2. */
export const getAccountByToken: Operation<'accounts.byToken'> = async (call) => toAccount((await linked(call)).account);

/** API-SUB-1. A link that names no submission has none to answer. */
export const getSubmissionByToken: Operation<'submissions.byToken'> = async (call) => {
  const { account, submission } = await linked(call);
  if (!submission) throw notFound();
  return toSubmission(submission, account.project_id);
};

/** API-SUB-3: the token stands in the body here (APP-07). */
export const executePreconditionCheckByToken: Operation<'submissions.preconditionByToken'> = async ({ portal, tenant, token, body }) => {
  const { account, submission } = await linked({ portal, tenant, token: body.token || token });
  const form = await findForm(portal, tenant, body.formSlug, account);
  return form !== null && judgePrecondition(form.precondition, { account, submission, now: portal.clock() });
};
