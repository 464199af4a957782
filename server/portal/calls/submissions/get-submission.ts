import type { Operation } from '../call.ts';
import {
  answersToFill,
  changesSince,
  correctionOf,
  findSubmission,
  toSubmission,
  type PublishedContent,
  type RecordStore,
} from '../../records/index.ts';

/** API-SUB-1; of a draft also how its form has changed since it was saved (FRM-27). Staff read every answer, claimants those that a form needs (DET-02). */
export const getSubmission: Operation<'submissions.one', RecordStore & PublishedContent> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  const formChanges = await changesSince(call.parts, submission);
  const correction = await correctionOf(call.parts.db.kysely, submission, call.actor);
  const answers = call.actor.staff ? ((submission.answers ?? {}) as Record<string, unknown>) : await answersToFill(call.parts, submission);
  return { ...toSubmission(submission, account.project_id, answers), ...correction, ...(formChanges ? { formChanges } : {}) };
};
