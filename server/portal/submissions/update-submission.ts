import type { Operation } from '../call.ts';
import { Refusal } from '../faults.ts';
import { saveSubmission } from './save-submission.ts';

/** API-SUB-2 (PUT): by the person signed in. */
export const updateSubmission: Operation<'submissions.update'> = async (call) => {
  if (!call.actor) throw new Refusal(401, 'sign-in-needed', 'Please sign in.');
  return saveSubmission({ ...call, actor: call.actor }, 'submissions.update');
};
