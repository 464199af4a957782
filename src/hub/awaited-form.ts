import type { FormRow } from '#schemas/api';
import { mappingOf, type AccountStanding, type StepsConfig } from './steps-config.ts';

/**
 * Slug of the one form whose button leads: the one that the workflow status names, while it is to do. Where a tenant's mapping names forms
 * and none for this status, nothing is awaited. A tenant whose mapping names no form at all gets the first that is to do. Pure.
 */
export function awaitedForm(
  config: StepsConfig | null,
  account: AccountStanding,
  rows: readonly Pick<FormRow, 'slug' | 'status'>[],
): string | undefined {
  const toDo = rows.filter(({ status }) => status !== 'Done').map(({ slug }) => slug);
  if (!config || !namesForms(config)) return toDo[0];
  const named = mappingOf(config, account)?.formSlug;
  return toDo.find((slug) => slug === named);
}

const namesForms = ({ rules, workflowStatusMapping = {} }: StepsConfig): boolean =>
  (rules ?? Object.values(workflowStatusMapping)).some(({ formSlug }) => formSlug !== undefined);
