import { done, type Action } from '../action.ts';

/** FRM-13: known before the call returns, so that a page that is left at once asks first. */
export const noteUnsentFiles: Action<'note-unsent-files'> = async ({ files, isRefused }, { unsent }) => {
  unsent.note(files, isRefused);
  return done;
};
