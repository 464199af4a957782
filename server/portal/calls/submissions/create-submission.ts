import { requireAccount } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { saveSubmission, type SaveParts } from './save-submission.ts';

/** API-SUB-2 (POST). */
export const createSubmission: Operation<'submissions.create', SaveParts> = async (call) => {
  const { actor, body } = call;
  const account = await requireAccount(call, body.accountId);
  return saveSubmission(call, 'submissions.create', { account, subject: actor.sub, staff: actor.staff });
};
