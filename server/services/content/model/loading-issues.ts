import type { PatternIssue } from '#schemas/check';
import { formIssues, type FormIssue } from '#schemas/form';
import type { PatternCheck } from './pattern-issues.ts';

/**
 * Why the content of an item could not be shown, where no published schema decides it: a form that survey-core would not load (SEC-29), or whose
 * patterns could hang (SEC-30). Pointers are from the root of the item. Whoever stores content refuses it and keeps what was there.
 */
export async function loadingIssues(
  { patternIssues }: PatternCheck,
  schema: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<(FormIssue | PatternIssue)[]> {
  if (schema !== 'submission-form') return [];
  const definition = fields['surveyDefinition'];
  const unloadable = formIssues(definition);
  const found = unloadable.length > 0 ? unloadable : await patternIssues(definition);
  return found.map((issue) => ({ ...issue, pointer: `/surveyDefinition${issue.pointer}` }));
}
