import type { FormRow } from '#schemas/api';
import type { Workflow, WorkflowFacts } from '#engine';

/**
 * Slug of the one form whose button leads: the one that the workflow status names, while it is to do. Where a tenant's mapping names forms
 * and none for this status, nothing is awaited. A tenant whose mapping names no form at all gets the first that is to do. Pure.
 */
export function awaitedForm(
  workflow: Workflow,
  facts: WorkflowFacts,
  rows: readonly Pick<FormRow, 'slug' | 'status'>[],
): string | undefined {
  const toDo = rows.filter(({ status }) => status !== 'Done').map(({ slug }) => slug);
  if (!workflow.mappings.some(({ mapping }) => mapping.formSlug !== undefined)) return toDo[0];
  const named = workflow.mappingOf(facts)?.formSlug;
  return toDo.find((slug) => slug === named);
}
