import { keeperOf } from '../../acting/index.ts';
import { beginningOf, deviceName, forgetAnswers, noteTried } from '../../forms/index.ts';
import type { Action } from '../action.ts';
import { forgetFiles } from './forget-files.ts';
import { failure } from '../failure.ts';

/** FRM-03: this device forgets what was written in a form; where the server was given some of it, it gets `answers` back in its place. May be repeated where no answer came. */
export const discardAnswers: Action<'discard-answers'> = async (
  { formSlug, submissionId, saved, page = 0, answers },
  { session, acting, api },
) => {
  const keeper = keeperOf(session.current(), acting);
  const onDevice = deviceName(acting, formSlug);
  const begun = saved ? beginningOf(keeper, formSlug, saved) : {};
  if (keeper && onDevice !== undefined) {
    forgetAnswers(keeper, onDevice);
    await forgetFiles([keeper, onDevice]);
  } else if (keeper) forgetAnswers(keeper, formSlug, submissionId);
  if (!saved) return { ok: true, value: {} };
  const key = crypto.randomUUID();
  // What this call stores is no change made elsewhere, for a repeat of it or for a save that comes after it.
  if (keeper) noteTried(keeper, formSlug, { submissionId, keys: [...(begun.triedKeys ?? []), key] });
  try {
    const { id, version } = await api.call('drafts.save', {
      idempotencyKey: key,
      body: { formSlug, page, dynamicData: { ...answers }, ...saved, ...begun },
    });
    return { ok: true, value: { submissionId: id, version } };
  } catch (error) {
    return failure(error);
  }
};
