import { readWorkflow, type WorkflowIssue } from '#engine';
import { publishedCheck } from '#schemas/check';
import { readEachProject } from '#schemas/tenant';

/** Why phases and messages of a workflow could not be shown as its configuration has them: every error, by its schema and of its rules. */
export const workflowIssues = (content: unknown): readonly WorkflowIssue[] =>
  readEachProject(content, (steps) => readWorkflow(steps, publishedCheck('hub-my-claim-steps')))
    .flatMap(({ issues }) => issues)
    .filter(({ severity }) => severity === 'error');
