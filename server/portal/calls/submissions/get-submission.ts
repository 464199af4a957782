import type { Operation } from '../call.ts';
import { changesSince, correctionOf, findSubmission, toSubmission, type PublishedContent, type RecordStore } from '../../records/index.ts';

/** API-SUB-1; of a draft also how its form has changed since it was saved (FRM-27). */
export const getSubmission: Operation<'submissions.one', RecordStore & PublishedContent> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  const formChanges = await changesSince(call.parts, submission);
  const correction = await correctionOf(call.parts.db.kysely, submission, call.actor);
  return { ...toSubmission(submission, account.project_id), ...correction, ...(formChanges ? { formChanges } : {}) };
};
