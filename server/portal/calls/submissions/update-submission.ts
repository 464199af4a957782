import { requireAccount } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { linked } from '../links/by-token.ts';
import { saveSubmission, type SaveParts } from './save-submission.ts';

/** API-SUB-2 (PUT): by the holder of a link, for the account and the submission the link names, or by a signed-in person. */
export const updateSubmission: Operation<'submissions.update', SaveParts> = async (call) => {
  const { actor, body, token } = call;
  if (token) {
    const { account, submission } = await linked(call);
    if ((body.id && body.id !== submission?.id) || (body.accountId && body.accountId !== account.id)) throw notFound();
    const named = { ...body, ...(submission ? { id: submission.id } : {}) };
    return saveSubmission({ ...call, body: named }, 'submissions.update', { account, subject: `link ${account.id}`, staff: false });
  }
  if (!actor) throw new ProblemError(401, 'sign-in-needed', 'Please sign in.');
  const account = await requireAccount({ ...call, actor }, body.accountId);
  return saveSubmission(call, 'submissions.update', { account, subject: actor.sub, staff: actor.staff });
};
