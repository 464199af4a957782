import type { FormView } from '#schemas/api';

/** How the answers of a form are saved now. */
export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: string }
  | { readonly is: 'on-device' }
  | { readonly is: 'kept-here' }
  | { readonly is: 'not-kept' }
  | { readonly is: 'not-on-device' }
  | { readonly is: 'too-many-drafts'; readonly isNotKept?: true }
  | { readonly is: 'answers-full'; readonly isNotKept?: true }
  | { readonly is: 'changed-elsewhere' }
  | { readonly is: 'submission-gone' }
  | { readonly is: 'already-submitted' }
  | { readonly is: 'session-ended'; readonly isNotKept?: true };

/** The state to show as a form is opened. What this device alone has (FRM-04) is put back from it; of any other form the server is about to get it. */
export function openedState({ unsaved, hasDraft, savedAt, inDocumentAlone }: FormView): SaveState {
  if (inDocumentAlone) return { is: 'not-on-device' };
  if (unsaved && !hasDraft) return { is: 'on-device' };
  return savedAt && !unsaved?.length ? { is: 'saved', at: savedAt } : { is: 'idle' };
}

/** The state to show for a refused save. Some forms are kept on this device alone, until they are sent (FRM-04). */
export function stateOf(code: string): SaveState {
  if (isConflict(code)) return { is: code };
  if (code === 'already-submitted' || code === 'session-ended') return { is: code };
  if (code === 'too-many-drafts' || code === 'answers-full') return { is: code };
  if (code === 'not-kept-as-draft') return { is: 'on-device' };
  return { is: code === 'not-kept' ? 'not-on-device' : 'kept-here' };
}

/** The same where this device has not kept the answers either, or not those of the page before them (REG-04). */
export function withoutDevice(state: SaveState): SaveState {
  if (state.is === 'kept-here') return { is: 'not-kept' };
  if (state.is === 'too-many-drafts' || state.is === 'answers-full' || state.is === 'session-ended') return { ...state, isNotKept: true };
  return state.is === 'on-device' ? { is: 'not-on-device' } : state;
}

/** Whether a save that was refused is tried again by itself. A form that was closed sends nothing more: its answers may have been changed elsewhere since. */
export const isTriedAgain = ({ is }: SaveState): boolean => is === 'kept-here' || is === 'too-many-drafts' || is === 'answers-full';

/** Whether a code is of answers that were changed, or deleted, elsewhere: no save can succeed until the form is opened again. */
export const isConflict = (code: string | undefined): code is 'changed-elsewhere' | 'submission-gone' =>
  code === 'changed-elsewhere' || code === 'submission-gone';
