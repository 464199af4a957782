import { keeperOf } from '../../acting/index.ts';
import { deviceName, keepAnswers, keepLeft, keepOnDevice } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/** FRM-15: the answers are on this device before this returns; of the details of a registration those of its first form, too (REG-04). */
export const keepAnswersHere: Action<'keep-answers'> = async ({ formSlug, submissionId, page = 0, ...answered }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  const given = { ...answered, page, at: Date.now() };
  const onDevice = deviceName(acting, formSlug);
  if (keeper !== undefined && onDevice !== undefined) {
    const isEmpty = given.unsaved?.length === 0 && Object.keys(given.answers).length === 0;
    const code = isEmpty ? 'kept' : keepOnDevice(keeper, onDevice, given);
    if (code !== 'kept') return { ok: false, code };
    const { registers } = acting;
    if (registers?.step === 'details' && !keepLeft(keeper, registers.kind)) return { ok: false, code: 'not-kept' };
  } else if (keeper === undefined || !keepAnswers(keeper, formSlug, { ...given, ...(submissionId === undefined ? {} : { submissionId }) }))
    return { ok: false, code: 'not-kept' };
  return done;
};
