import { requireAccount } from '../../records/account/account-of.ts';
import type { Operation } from '../call.ts';
import { findSubmission } from '../../records/submission/find-submission.ts';
import { findForm } from '../../records/form/find-form.ts';
import { judgePrecondition } from '../../rules/precondition/evaluate-precondition.ts';
import type { RecordStore } from '../../records/record-store.ts';
import type { PublishedContent } from '../../records/published-content.ts';

/** API-SUB-3, FRM-06, FRM-21: false also for a form that is not there, not open or not for this account. */
export const executePreconditionCheck: Operation<'submissions.precondition', RecordStore & PublishedContent> = async (call) => {
  const { parts, tenant, body } = call;
  const account = await requireAccount(call, body.accountId || undefined);
  const named = body.submissionId ? await findSubmission({ ...call, chosen: account.id }, body.submissionId) : undefined;
  const form = await findForm(parts, tenant, body.formSlug, account);
  return form !== null && judgePrecondition(form.precondition, { account, submission: named?.submission, now: parts.clock() });
};
