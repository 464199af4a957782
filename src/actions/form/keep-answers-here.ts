import { keeperOf } from '../../acting/index.ts';
import { keepAnswers } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/** FRM-15: the answers are on this device before this returns. */
export const keepAnswersHere: Action<'keep-answers'> = async ({ formSlug, page = 0, ...answered }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  const kept = keeper !== undefined && keepAnswers(keeper, formSlug, { ...answered, page, at: Date.now() });
  return kept ? done : { ok: false, code: 'not-kept' };
};
