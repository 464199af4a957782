import { notFound } from '../../../platform/problems/index.ts';
import {
  toAccount,
  findForm,
  toSubmission,
  type SubmissionRow,
  openLink,
  type RecordStore,
  type PublishedContent,
} from '../../records/index.ts';
import type { Call, Operation, With } from '../call.ts';
import { evaluatePrecondition } from '../../rules/index.ts';

type LinkCall = Pick<Call<'accounts.byToken'>, 'tenant' | 'token'> & With<RecordStore>;

/** The account and, where it names one, the submission of the link a call came with (APP-07). */
export async function linked({ parts, tenant, token }: LinkCall) {
  const { link, account } = await openLink(parts.db.kysely, { tenant, token, now: new Date(parts.clock()) });
  const submission: SubmissionRow | undefined = link.submission_id
    ? await parts.db.kysely
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
export const getAccountByToken: Operation<'accounts.byToken', RecordStore> = async (call) => toAccount((await linked(call)).account);

/** API-SUB-1. A link that names no submission has none to answer. */
export const getSubmissionByToken: Operation<'submissions.byToken', RecordStore> = async (call) => {
  const { account, submission } = await linked(call);
  if (!submission) throw notFound();
  return toSubmission(submission, account.project_id);
};

/** API-SUB-3: the token stands in the body here (APP-07). */
export const executePreconditionCheckByToken: Operation<'submissions.preconditionByToken', RecordStore & PublishedContent> = async ({
  parts,
  tenant,
  token,
  body,
}) => {
  const { account, submission } = await linked({ parts, tenant, token: body.token || token });
  const form = await findForm(parts, tenant, body.formSlug, account);
  return form !== null && evaluatePrecondition(form.precondition, { account, submission, now: parts.clock() });
};
