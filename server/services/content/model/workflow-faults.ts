import { readWorkflow, type WorkflowFault } from '#engine';
import { publishedCheck } from './published.ts';

/** Why phases and messages of a workflow could not be shown as its configuration has them: every error, by its schema and of its rules. */
export const workflowFaults = (content: unknown): readonly WorkflowFault[] =>
  readWorkflow(content, publishedCheck('hub-my-claim-steps')).faults.filter(({ severity }) => severity === 'error');
