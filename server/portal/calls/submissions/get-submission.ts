import type { Operation } from '../call.ts';
import { findSubmission, toSubmission, type RecordStore } from '../../records/index.ts';

/** API-SUB-1. */
export const getSubmission: Operation<'submissions.one', RecordStore> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  return toSubmission(submission, account.project_id);
};
