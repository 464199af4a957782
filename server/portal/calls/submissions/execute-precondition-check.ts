import {
  requireAccount,
  findSubmission,
  findForm,
  isToBeCorrected,
  submissionsOfForm,
  type RecordStore,
  type PublishedContent,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { evaluatePrecondition } from '../../rules/index.ts';

/** API-SUB-3, FRM-06, FRM-21: false also for a form that is not there, not open or not for this account. Without an id, what was given back is meant: it opens by its form (GBK-01). */
export const executePreconditionCheck: Operation<'submissions.precondition', RecordStore & PublishedContent> = async (call) => {
  const { parts, tenant, body } = call;
  const account = await requireAccount(call, body.accountId || undefined);
  const named = body.submissionId ? await findSubmission({ ...call, chosen: account.id }, body.submissionId) : undefined;
  const form = await findForm(parts, tenant, body.formSlug, account, body.submissionId || 'any');
  if (form === null) return false;
  const submission = named?.submission ?? (await submissionsOfForm(parts.db.kysely, account, form.slug)).find(isToBeCorrected);
  return evaluatePrecondition(form.precondition, { account, submission, now: parts.clock() });
};
