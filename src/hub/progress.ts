import type { StepState, Workflow } from '#engine';

/** MYC-11: a step is complete from its `completeFrom` on, by default step n from status n; the first that is not complete is the current one. Pure. */
export function progressOf({ steps }: Pick<Workflow, 'steps'>, status: number): StepState[] {
  const done = steps.map(({ completeFrom }, index) => status >= (completeFrom ?? index + 1));
  const current = done.indexOf(false);
  return done.map((complete, index) => (complete ? 'done' : index === current ? 'current' : 'waiting'));
}
