import { keeperOf } from '../../acting/index.ts';
import { deviceName, forgetChosenFiles, keepChosenFile, sweepChosenFiles } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/** FRM-13: a file of a form that this device alone has the answers of is there after a reload; leaving the form loses it no more. */
export const keepFile: Action<'keep-file'> = async ({ formSlug, content, file }, { session, acting, unsent }) => {
  const keeper = keeperOf(session.current(), acting);
  const onDevice = deviceName(acting, formSlug);
  if (keeper === undefined || onDevice === undefined) return { ok: false, code: 'not-kept' };
  if (!(await keepChosenFile([keeper, onDevice], { content, file }, Date.now()))) return { ok: false, code: 'not-kept' };
  unsent.hold(unsent.names().filter((name) => name !== file.name));
  return done;
};

/** By way of this file, because only who chooses files needs its code. */
export const forget = forgetChosenFiles;
export const sweep = sweepChosenFiles;
