import { keeperOf } from '../../acting/index.ts';
import { keepAnswers, keepRegistration } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/** FRM-15: the answers are on this device before this returns. */
export const keepAnswersHere: Action<'keep-answers'> = async ({ formSlug, page = 0, ...answered }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  const given = { ...answered, page, at: Date.now() };
  if (keeper !== undefined && acting.registers) {
    const code = keepRegistration(keeper, formSlug, given);
    return code === 'kept' ? done : { ok: false, code };
  }
  const kept = keeper !== undefined && keepAnswers(keeper, formSlug, given);
  return kept ? done : { ok: false, code: 'not-kept' };
};
