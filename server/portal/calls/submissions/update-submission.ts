import { requireAccount, writeByLink } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { openedLink } from '../links/opened-link.ts';
import { saveSubmission, type SaveParts } from './save-submission.ts';

/** API-SUB-2 (PUT): by the holder of a link, for the account, form and submission of the link, or by a signed-in person. */
export const updateSubmission: Operation<'submissions.update', SaveParts> = async (call) => {
  const { actor, body, token } = call;
  if (token) {
    const opened = await openedLink(call);
    const { link, account } = opened;
    const isOfLink = (given: string | undefined, own: string | null): boolean => !given || given === own;
    if (!(body.formSlug === link.form_slug && isOfLink(body.id, link.submission_id) && isOfLink(body.accountId, account.id)))
      throw notFound();
    const { createClaim: _, ...given } = body;
    const named = link.submission_id === null ? given : { ...given, id: link.submission_id };
    return saveSubmission({ ...call, body: named }, 'submissions.update', {
      account,
      subject: `link ${account.id}`,
      staff: false,
      link: (trx, at, sent) => writeByLink(trx, opened, { at, sent }),
    });
  }
  if (!actor) throw new ProblemError(401, 'sign-in-needed', 'Please sign in.');
  const account = await requireAccount({ ...call, actor }, body.accountId);
  return saveSubmission(call, 'submissions.update', { account, subject: actor.sub, staff: actor.staff });
};
