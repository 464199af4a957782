import { guardAnswers as guardLeaving, noteFiles } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/** FRM-13: known before the call returns, so that a page that is left at once asks first. */
export const noteUnsentFiles: Action<'note-unsent-files'> = async ({ files, isRefused }, { unsent }) => {
  noteFiles(unsent, files, isRefused);
  return done;
};

/** FRM-03: in force before the call returns, so that a page that is left at once asks first. */
export const guardAnswers: Action<'guard-answers'> = async ({ guard }, { unsent }) => {
  guardLeaving(unsent, guard);
  return done;
};
