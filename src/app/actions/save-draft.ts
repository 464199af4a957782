import { personOf } from '../../auth/session.ts';
import { keepAnswers } from '../../forms/keep-answers.ts';
import { acknowledgeAnswers, forgetAnswers } from '../../forms/kept-answers.ts';
import type { Action } from './action.ts';
import { failure } from './failure.ts';

/** FRM-15: keeps answers on this device first, then on the server; once the server has them, this device forgets them. */
export const saveDraft: Action<'save-draft'> = async (
  { formSlug, submissionId, version, answers, unsaved, page = 0, leaving = false },
  { session, api },
) => {
  const username = personOf(session.current());
  const storedAs = { ...(submissionId ? { submissionId } : {}), ...(version === undefined ? {} : { version }) };
  const at = Date.now();
  if (username) keepAnswers(username, formSlug, { answers, ...(unsaved ? { unsaved } : {}), page, at, ...storedAs });
  try {
    const saved = await api.call('drafts.save', { body: { formSlug, page, dynamicData: { ...answers }, ...storedAs }, outlives: leaving });
    if (username) acknowledgeAnswers(username, formSlug, { until: at, submissionId: saved.id, version: saved.version });
    return { ok: true, value: { submissionId: saved.id, version: saved.version, savedAt: saved.updatedAt } };
  } catch (error) {
    const refused = failure(error);
    // What was sent for good meanwhile needs no keeping.
    if (username && refused.code === 'already-submitted') forgetAnswers(username, formSlug);
    return refused;
  }
};
