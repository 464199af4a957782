import { keeperOf } from '../../acting/index.ts';
import { deviceName, forgetAnswers } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';
import { forgetFiles } from './forget-files.ts';
import { failure } from '../failure.ts';

/** FRM-03: this device forgets what was written in a form; where the server was given some of it, it gets `answers` back in its place. */
export const discardAnswers: Action<'discard-answers'> = async (
  { formSlug, submissionId, saved, page = 0, answers },
  { session, acting, api },
) => {
  const keeper = keeperOf(session.current(), acting);
  const onDevice = deviceName(acting, formSlug);
  if (keeper && onDevice !== undefined) {
    forgetAnswers(keeper, onDevice);
    await forgetFiles([keeper, onDevice]);
  } else if (keeper) forgetAnswers(keeper, formSlug, submissionId);
  if (!saved) return done;
  try {
    await api.call('drafts.save', { body: { formSlug, page, dynamicData: { ...answers }, ...saved } });
    return done;
  } catch (error) {
    return failure(error);
  }
};
