import { readWorkflows, type WorkflowIssue } from '#engine';
import { publishedCheck } from './published-schemas.ts';

/** Why phases and messages of a workflow could not be shown as its configuration has them: every error, by its schema and of its rules. */
export const workflowIssues = (content: unknown): readonly WorkflowIssue[] =>
  readWorkflows(content, publishedCheck('hub-my-claim-steps'))
    .flatMap(({ issues }) => issues)
    .filter(({ severity }) => severity === 'error');
