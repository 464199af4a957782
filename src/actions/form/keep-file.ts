import { keeperOf } from '../../acting/index.ts';
import {
  deviceName,
  dropChosenFiles,
  forgetChosenFiles,
  keepChosenFile,
  sealChosenFile,
  sweepChosenFiles,
  timeOfKeeping,
} from '../../forms/index.ts';
import { done, type Action } from '../action.ts';

/**
 * FRM-13: a chosen file is there after a reload. Leaving a form that this device alone has the answers of loses it no more; that of a person signed in
 * is kept until the server has it, and leaving still asks: nothing sends it while the form is closed.
 */
export const keepFile: Action<'keep-file'> = async ({ formSlug, content, file }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  const onDevice = deviceName(acting, formSlug);
  const keep = onDevice === undefined ? sealChosenFile : keepChosenFile;
  const isKept = keeper !== undefined && (await keep([keeper, onDevice ?? formSlug], { content, file }, timeOfKeeping()));
  return isKept ? done : { ok: false, code: 'not-kept' };
};

/** FRM-13: the server has a file, or it was left out. */
export const dropFile: Action<'drop-file'> = async ({ formSlug, content }, { session, acting }) => {
  const keeper = keeperOf(session.current(), acting);
  if (keeper !== undefined && deviceName(acting, formSlug) === undefined) await dropChosenFiles([keeper, formSlug], [content]);
  return done;
};

/** By way of this file, because only who chooses files needs its code. */
export const drop = dropChosenFiles;
export const forget = forgetChosenFiles;
export const sweep = sweepChosenFiles;
