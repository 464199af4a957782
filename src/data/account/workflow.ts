import { emptyWorkflow, readWorkflow, type Workflow } from '#engine';
import { validate } from '#built/hub-my-claim-steps';
import { projectOf } from './account.ts';
import type { Asked } from '../source.ts';

const reported = new WeakSet<Workflow>();

/** Phases and messages of the project's workflow (CLM-02); what is wrong in its configuration is left out, and reported once. */
export async function workflowOf({ questions, site, report }: Pick<Asked, 'questions' | 'site' | 'report'>): Promise<Workflow> {
  const content = await questions.steps(projectOf({ site }));
  if (content === null) return emptyWorkflow;
  const { workflow, issues } = readWorkflow(content, validate);
  if (!reported.has(workflow)) for (const issue of issues) report({ ...issue, tenant: site.tenant.slug, page: 'hub-my-claim-steps' });
  reported.add(workflow);
  return workflow;
}
