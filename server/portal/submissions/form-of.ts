import { createHash } from 'node:crypto';
import { notFound } from '../../http/problems.ts';
import type { Portal } from '../portal.ts';
import type { AccountRow } from '../accounts/account-of.ts';

/** A form as the server sees it: one immutable revision of its definition (FRM-16). */
export interface Form {
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly hash: string;
  readonly additionalForm: boolean;
  readonly definition: unknown;
  /** json-logic; see `judgePrecondition`. */
  readonly precondition: unknown;
}

/** As `findForm`; a form that is not there is answered 404. */
export async function formOf(portal: Portal, tenant: string, slug: string, account: AccountRow): Promise<Form> {
  const form = await findForm(portal, tenant, slug, account);
  if (!form) throw notFound();
  return form;
}

/** The form of this slug when it is published, open and the account may fill it (MYC-05). */
export async function findForm(portal: Portal, tenant: string, slug: string, account: AccountRow): Promise<Form | null> {
  const item = await portal.readContent(tenant, 'submission-form', slug);
  if (!item || item['status'] === 'Inactive') return null;
  if (item['restricted'] === true && !assignedForms(account).includes(slug)) return null;
  const definition = item['surveyDefinition'];
  return {
    slug,
    name: nameOf(item['name'], slug),
    version: Number(item['version'] ?? 1),
    hash: createHash('sha256').update(JSON.stringify(definition)).digest('hex'),
    additionalForm: item['additionalForm'] === true,
    definition,
    precondition: item['precondition'],
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
