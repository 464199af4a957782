import { keeperOf } from '../../acting/index.ts';
import { deviceName, keepAnswers, keepOnDevice } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/** FRM-15: the answers are on this device before this returns. */
export const keepAnswersHere: Action<'keep-answers'> = async ({ formSlug, submissionId, page = 0, ...answered }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  const given = { ...answered, page, at: Date.now() };
  const onDevice = deviceName(acting, formSlug);
  if (keeper !== undefined && onDevice !== undefined) {
    const code = keepOnDevice(keeper, onDevice, given);
    if (code !== 'kept') return { ok: false, code };
  } else if (keeper === undefined || !keepAnswers(keeper, formSlug, { ...given, ...(submissionId === undefined ? {} : { submissionId }) }))
    return { ok: false, code: 'not-kept' };
  return done;
};
