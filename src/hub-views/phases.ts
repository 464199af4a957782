import type { StepState, Workflow, WorkflowFacts } from '#engine';
import type { ClaimsView } from '#schemas/api';

/** MYC-11: a step is complete from its `completeFrom` on, by default step n from status n; the first that is not complete is the current one. Pure. */
export function phaseStates({ steps }: Pick<Workflow, 'steps'>, status: number): StepState[] {
  const done = steps.map(({ completeFrom }, index) => status >= (completeFrom ?? index + 1));
  const current = done.indexOf(false);
  return done.map((complete, index) => (complete ? 'done' : index === current ? 'current' : 'waiting'));
}

/** The phases of a claim, each with how far it is: as the account's mapping states it, else by its status. `text` picks the language. Pure. */
export function phasesOf(workflow: Workflow, facts: WorkflowFacts, text: (value: unknown) => string): ClaimsView['steps'] {
  const mapping = workflow.mappingOf(facts);
  const states = mapping?.stepStatuses ?? phaseStates(workflow, facts['account.status'] ?? 0);
  return workflow.steps.map((step, index) => {
    const explanation = text(step.tooltipContent);
    return {
      label: text(step.processStep),
      state: states[index] ?? 'waiting',
      ...(explanation ? { explanation } : {}),
    };
  });
}
