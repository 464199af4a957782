import type { SurveyModel } from 'survey-core';

const unread = new WeakSet<SurveyModel>();
const listeners = new WeakMap<SurveyModel, () => void>();

/** FRM-27: an open form shows what has changed in it. */
export const showChanges = (model: SurveyModel): void => void unread.add(model);

/** They were read: the notice was closed, or the step that it is above was left. */
export function noteChangesRead(model: SurveyModel): void {
  if (unread.delete(model)) listeners.get(model)?.();
}

/** Attaches to an open form what is called once its changes were read. */
export const whenChangesAreRead = (model: SurveyModel, listener: () => void): void => void listeners.set(model, listener);

/** The version of the form that a save names: until its changes were read that of before, where it is known, so that they are shown again after a reload. */
export const versionToName = (model: SurveyModel, { now, before }: { readonly now: number; readonly before: number | undefined }): number =>
  (unread.has(model) ? before : undefined) ?? now;
