import { isEditor, isStaff, type SessionState } from './session.ts';

/** Whether the person signed in may change many accounts at once (STS-07). Pure. */
export const isManager = (state: SessionState): boolean => state.state === 'signed-in' && state.view.manager;

/** What a member of the firm is signed in as; nothing of a claimant. Pure. */
export const colleagueOf = (state: SessionState) => ({ staff: isStaff(state), editor: isEditor(state) });
