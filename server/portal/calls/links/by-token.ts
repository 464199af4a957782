import { toAccount, toSubmission, travellingAnswers, type PublishedContent, type RecordStore } from '../../records/index.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';
import type { Operation } from '../call.ts';
import { evaluatePrecondition } from '../../rules/index.ts';
import { unusedLink, submissionOfLink } from './opened-link.ts';

/** API-ACC-2: what is kept of the account beside its names, such as how its claim is going, is not for the holder of a link. */
export const getAccountByToken: Operation<'accounts.byToken', RecordStore & PublishedContent> = async (call) => ({
  ...toAccount((await unusedLink(call)).account),
  status: 0,
  workflow: { status: '', accountStatusCode: '' },
  dynamicData: { _data: {} },
});

/** API-SUB-1. Null where the link names no submission. */
export const getSubmissionByToken: Operation<'submissions.byToken', RecordStore & PublishedContent> = async (call) => {
  const opened = await unusedLink(call);
  const submission = await submissionOfLink(call, opened);
  return submission ? toSubmission(submission, opened.account.project_id, travellingAnswers(submission, opened.form)) : null;
};

/** API-SUB-3: the token is in the body here (APP-07). False also for any form or submission but those of the link. */
export const executePreconditionCheckByToken: Operation<
  'submissions.preconditionByToken',
  RecordStore & PublishedContent & LookupParts
> = async (call) => {
  const { parts, tenant, token, body, address } = call;
  if (body.token || !token) await consumeLookup(parts, { tenant, of: address });
  const opened = await unusedLink({ ...call, token: body.token || token });
  const { account, form } = opened;
  const submission = await submissionOfLink(call, opened);
  const isOfLink = body.formSlug === form.slug && (!body.submissionId || body.submissionId === submission?.id);
  return isOfLink && evaluatePrecondition(form.precondition, { account, submission, now: parts.clock() });
};
