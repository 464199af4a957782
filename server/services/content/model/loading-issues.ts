import type { WorkflowIssue } from '#engine';
import { issuePointer, type PatternIssue, type SchemaIssue } from '#schemas/check';
import { formIssues, type FormIssue } from '#forms/definition';
import type { PatternCheck } from './pattern-issues.ts';
import { workflowIssues } from './workflow-issues.ts';

/**
 * Why the content of an item could not be shown, beyond its published schema: a form that survey-core would not load (SEC-29), or whose
 * patterns could hang (SEC-30); a workflow with a rule that could never apply (CLM-10). Pointers are from the root of the item. The
 * writer of content refuses it and keeps what was there.
 */
export async function loadingIssues(
  { patternIssues }: PatternCheck,
  schema: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<readonly (FormIssue | PatternIssue | WorkflowIssue)[]> {
  if (schema === 'configuration' && fields['slug'] === 'hub-my-claim-steps') return workflowIssues(fields);
  if (schema !== 'submission-form') return [];
  const definition = fields['surveyDefinition'];
  const unloadable = formIssues(definition);
  const found = unloadable.length > 0 ? unloadable : await patternIssues(definition);
  return found.map((issue) => ({ ...issue, pointer: `/surveyDefinition${issue.pointer}` }));
}

/** The issues of a schema at places that loading reports nothing of: what is wrong there is in one sentence. Pure. */
export const besideLoading = (issues: readonly SchemaIssue[], loading: readonly { readonly pointer: string }[]): readonly SchemaIssue[] =>
  issues.filter((issue) => !loading.some(({ pointer }) => pointer === issuePointer(issue)));
