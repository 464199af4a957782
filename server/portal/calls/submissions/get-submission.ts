import type { Operation } from '../call.ts';
import { findSubmission } from '../../records/submission/find-submission.ts';
import { toSubmission } from '../../records/submission/to-submission.ts';
import type { RecordStore } from '../../records/record-store.ts';

/** API-SUB-1. */
export const getSubmission: Operation<'submissions.one', RecordStore> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  return toSubmission(submission, account.project_id);
};
