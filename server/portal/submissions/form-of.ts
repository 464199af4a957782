import { createHash } from 'node:crypto';
import type { Portal } from '../portal.ts';
import type { AccountRow } from '../accounts/account-of.ts';
import { notFound } from '../faults.ts';

/** A form as the server sees it: one immutable revision of its definition (FRM-16). */
export interface Form {
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly hash: string;
  readonly additionalForm: boolean;
  readonly definition: unknown;
}

/** The form of this slug when it is published and the account may fill it (MYC-05); else as if it were not there. */
export async function formOf(portal: Portal, tenant: string, slug: string, account: AccountRow): Promise<Form> {
  const item = await portal.readContent(tenant, 'submission-form', slug);
  if (!item || item['status'] === 'Inactive') throw notFound();
  if (item['restricted'] === true && !assignedForms(account).includes(slug)) throw notFound();
  const definition = item['surveyDefinition'];
  return {
    slug,
    name: nameOf(item['name'], slug),
    version: Number(item['version'] ?? 1),
    hash: createHash('sha256').update(JSON.stringify(definition)).digest('hex'),
    additionalForm: item['additionalForm'] === true,
    definition,
  };
}

const assignedForms = (account: AccountRow): unknown[] => {
  const assigned = (account.dynamic_data as Record<string, unknown> | null)?.['assignedForms'];
  return Array.isArray(assigned) ? assigned : [];
};

/** The name kept with a submission is the tenant's own text in its first language: it is for staff and records. */
function nameOf(name: unknown, slug: string): string {
  if (typeof name === 'string') return name;
  const first = typeof name === 'object' && name !== null ? Object.values(name)[0] : undefined;
  return typeof first === 'string' ? first : slug;
}
