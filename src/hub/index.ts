/** The state of a claim, by the configuration of its workflow. */
export { awaitedForm } from './awaited-form.ts';
export { claimsView } from './claims-view.ts';
export { progressOf } from './progress.ts';
