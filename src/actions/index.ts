/** What blocks can ask of the portal: one file per action. */
export type { Browser } from './action.ts';
export { sweepFiles } from './form/sweep-files.ts';
export { createAct, loadActions, loadFileActions } from './create-act.ts';
export { loadLateActions } from './load-late-actions.ts';
