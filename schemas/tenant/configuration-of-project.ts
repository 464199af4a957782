import { isObject } from '#locale/is-object';
import { escapePart, partsOf } from '#schemas/shared/pointer';

/** A configuration for accounts of one project: what it has for that project under `projects`, in place of its own members (CLM-02, CLM-12). Pure. */
export function configurationOfProject(content: unknown, project: string): unknown {
  if (!isObject(content)) return content;
  const { projects, ...common } = content;
  const more = isObject(projects) && Object.hasOwn(projects, project) ? projects[project] : undefined;
  return isObject(more) ? { ...common, ...more } : common;
}

interface ConfigurationReading {
  readonly issues: readonly { readonly pointer: string; readonly message: string }[];
}

/** What `read` finds in `hub-my-claim-steps` for each project, for accounts of no listed one first; each issue once, at its place in the file. Pure. */
export function readEachProject<Found extends ConfigurationReading>(content: unknown, read: (steps: unknown) => Found): readonly Found[] {
  const projects = isObject(content) && isObject(content['projects']) ? content['projects'] : {};
  const common = read(content);
  const known = new Set(common.issues.map(({ pointer, message }) => `${pointer} ${message}`));
  const ofProjects = Object.entries(projects).map(([project, members]): Found => {
    const found = read(configurationOfProject(content, project));
    const issues = found.issues
      .filter(({ pointer }) => Object.hasOwn(Object(members) as object, partsOf(pointer)[0] ?? ''))
      .map((issue) => ({ ...issue, pointer: `/projects/${escapePart(project)}${issue.pointer}` }));
    return { ...found, issues: issues.filter(({ pointer, message }) => !known.has(`${pointer} ${message}`)) };
  });
  return [common, ...ofProjects];
}
