import { emptyWorkflow, readWorkflow, type Workflow } from '#engine';
import type { Account } from '#schemas/api';
import { validate } from '#built/hub-my-claim-steps';
import { projectOf } from './account.ts';
import type { SourceRequest } from '../source.ts';

const reported = new WeakSet<Workflow>();

/**
 * Phases and messages of the workflow of the account's project, else of the tenant's own (CLM-02); what is wrong in its configuration is left out, and reported
 * once.
 */
export async function workflowOf(
  { questions, site, report }: Pick<SourceRequest, 'questions' | 'site' | 'report'>,
  { projectId }: Pick<Account, 'projectId'>,
): Promise<Workflow> {
  const own = projectOf({ site });
  const content = (await questions.steps(projectId || own)) ?? (projectId && projectId !== own ? await questions.steps(own) : null);
  if (content === null) return emptyWorkflow;
  const { workflow, issues } = readWorkflow(content, validate);
  if (!reported.has(workflow)) for (const issue of issues) report({ ...issue, tenant: site.tenant.slug, page: 'hub-my-claim-steps' });
  reported.add(workflow);
  return workflow;
}
