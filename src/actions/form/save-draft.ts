import { fileIdsIn } from '#forms/definition';
import { keeperOf } from '../../acting/index.ts';
import {
  deviceName,
  keepAnswers,
  acknowledgeAnswers,
  beginningOf,
  forgetOnDevice,
  refuseAnswers,
  timeOfKeeping,
} from '../../forms/index.ts';
import { PortalError } from '../../failure/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/**
 * FRM-15: keeps answers on this device first, then on the server; once the server has them, this device forgets them. Those of the holder of a link,
 * and of a person who registers, stay on this device until they are sent.
 */
export const saveDraft: Action<'save-draft'> = async (
  {
    formSlug,
    formVersion,
    submissionId,
    version,
    answers,
    unsaved,
    before,
    answeredAt,
    savedFiles,
    page = 0,
    leaving = false,
    isDraft = true,
  },
  { session, acting, api, url, browser },
) => {
  const keeper = keeperOf(session.current(), acting);
  const storedAs = { ...(submissionId ? { submissionId } : {}), ...(version === undefined ? {} : { version }) };
  const at = timeOfKeeping();
  const given = {
    answers,
    ...(unsaved ? { unsaved } : {}),
    ...(before ? { before } : {}),
    ...(answeredAt === undefined ? {} : { answeredAt }),
    ...(savedFiles ? { savedFiles } : {}),
    page,
    at,
  };
  const onDevice = deviceName(acting, formSlug);
  if (onDevice !== undefined) {
    const kept = keeper === undefined ? 'not-kept' : keepAnswers(keeper, onDevice, given);
    return { ok: false, code: kept === 'kept' ? 'not-kept-as-draft' : kept };
  }
  const key = crypto.randomUUID();
  // Without a connection nothing leaves the device.
  const tried = navigator.onLine ? { triedFiles: fileIdsIn(answers), triedKeys: [key], currentKeys: [key] } : {};
  const kept = keeper === undefined ? 'not-kept' : keepAnswers(keeper, formSlug, { ...given, ...storedAs, ...tried });
  if (!isDraft) return { ok: false, code: kept === 'kept' ? 'not-kept-as-draft' : kept };
  // Another window has the form by now: this one writes nothing over it.
  if (kept === 'changed-elsewhere') return { ok: false, code: kept };
  try {
    const begun = beginningOf(keeper, formSlug, storedAs);
    const saved = await api.call('drafts.save', {
      idempotencyKey: key,
      body: { formSlug, ...(formVersion === undefined ? {} : { formVersion }), page, dynamicData: { ...answers }, ...storedAs, ...begun },
      outlives: leaving,
    });
    if (keeper)
      acknowledgeAnswers(keeper, formSlug, {
        until: at,
        keptAs: submissionId,
        submissionId: saved.id,
        version: saved.version,
        answers,
      });
    // The form was left by then: the place that is shown may have been made before it was saved.
    if (browser.here().pathname !== url.pathname) void browser.refresh();
    return { ok: true, value: { submissionId: saved.id, version: saved.version, savedAt: saved.updatedAt } };
  } catch (error) {
    const refused = failure(error);
    if (keeper && error instanceof PortalError && error.status >= 400 && error.status < 500)
      refuseAnswers(keeper, formSlug, { submissionId, key });
    // What was sent for good meanwhile needs no keeping.
    if (keeper && refused.code === 'already-submitted') forgetOnDevice(keeper, formSlug, submissionId);
    // An additional form, which only the device may keep (FRM-04).
    return refused.code === 'not-kept-as-draft' && kept !== 'kept' ? { ...refused, code: 'not-kept' } : refused;
  }
};
