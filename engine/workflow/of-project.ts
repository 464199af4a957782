import { isObject } from '#schemas/shared/is-object';
import { escapePart, partsOf } from '#schemas/shared/pointer';
import { own } from '../page/json.ts';
import type { BlockSchema } from '../page/types.ts';
import { readWorkflow, type ReadWorkflow } from './read-workflow.ts';

/** `hub-my-claim-steps` for accounts of one project: what it has for that project under `projects`, in place of its own members (CLM-02). Pure. */
export function stepsOfProject(content: unknown, project: string): unknown {
  if (!isObject(content)) return content;
  const { projects, ...common } = content;
  const more = own(projects, project);
  return isObject(more) ? { ...common, ...more } : common;
}

/** The workflow of every project of `hub-my-claim-steps`, that of accounts of no listed one first; each issue once, at its place in the file. */
export function readWorkflows(content: unknown, validate: BlockSchema['validate']): readonly ReadWorkflow[] {
  const projects: unknown = own(content, 'projects');
  const common = readWorkflow(content, validate);
  const known = new Set(common.issues.map(({ pointer, message }) => `${pointer} ${message}`));
  const ofProjects = Object.entries(isObject(projects) ? projects : {}).map(([project, members]): ReadWorkflow => {
    const { workflow, issues } = readWorkflow(stepsOfProject(content, project), validate);
    const placed = issues
      .filter(({ pointer }) => Object.hasOwn(Object(members) as object, partsOf(pointer)[0] ?? ''))
      .map((issue) => ({ ...issue, pointer: `/projects/${escapePart(project)}${issue.pointer}` }));
    return { workflow, issues: placed.filter(({ pointer, message }) => !known.has(`${pointer} ${message}`)) };
  });
  return [common, ...ofProjects];
}
