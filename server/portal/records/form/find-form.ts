import { createHash } from 'node:crypto';
import type { Account } from '#schemas/api';
import { hiddenAnswersOf, type HiddenAnswers } from '#schemas/form';
import { notFound } from '../../../platform/problems/index.ts';
import type { PublishedContent } from '../published-content.ts';
import type { AccountRow } from '../account/account-of.ts';

type Content = Pick<PublishedContent, 'readContent'>;

/** A form as the server sees it: one immutable revision of its definition (FRM-16). */
export interface Form {
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly hash: string;
  readonly additionalForm: boolean;
  /** An account may have several of it (CLM-01). */
  readonly repeatable: boolean;
  /** A mailed link to it may open it without a sign-in (FRM-01). */
  readonly opensByLink: boolean;
  /** Only accounts it was assigned to may fill it. */
  readonly restricted: boolean;
  /** The question whose answer distinguishes its submissions. */
  readonly labelQuestion: string | undefined;
  readonly definition: unknown;
  /** Answers that no claimant sees (DET-02). */
  readonly hiddenAnswers: HiddenAnswers;
  /** json-logic; see `evaluatePrecondition`. */
  readonly precondition: unknown;
}

/** As `findForm`; a form that is not there is answered 404. */
export async function formOf(content: Content, tenant: string, slug: string, account: AccountRow): Promise<Form> {
  const form = await findForm(content, tenant, slug, account);
  if (!form) throw notFound();
  return form;
}

/** The form of this slug when it is published, open and the account may fill it (MYC-05). */
export async function findForm(content: Content, tenant: string, slug: string, account: AccountRow): Promise<Form | null> {
  const form = await openForm(content, tenant, slug);
  return form?.restricted && !assignedForms(account).includes(slug) ? null : form;
}

/** MYC-05: as a member of the account, the restricted forms that it may fill. Nothing while content cannot be had. */
export async function restrictedFormsOf(content: Content, account: AccountRow): Promise<Pick<Account, 'restrictedForms'>> {
  const slugs = assignedForms(account).filter((slug) => typeof slug === 'string');
  const forms = await Promise.all(slugs.map((slug) => findForm(content, account.tenant_id, slug, account).catch(() => null)));
  const restrictedForms = forms.filter((form) => form?.restricted).map((form) => form!.slug);
  return restrictedForms.length > 0 ? { restrictedForms } : {};
}

/** The form of this slug when it is published and open, to any account. */
export async function openForm(content: Content, tenant: string, slug: string): Promise<Form | null> {
  const item = await content.readContent(tenant, 'submission-form', slug);
  if (!item || item['status'] === 'Inactive') return null;
  const made = forms.get(item) ?? makeForm(slug, item);
  forms.set(item, made);
  return made;
}

/** Content is read once per revision, so a form is hashed once per revision too. */
const forms = new WeakMap<object, Form>();

function makeForm(slug: string, item: Readonly<Record<string, unknown>>): Form {
  const definition = item['surveyDefinition'];
  return {
    slug,
    name: nameOf(item['name'], slug),
    version: Number(item['version'] ?? 1),
    hash: createHash('sha256').update(JSON.stringify(definition)).digest('hex'),
    additionalForm: item['additionalForm'] === true,
    repeatable: item['repeatable'] === true,
    opensByLink: item['opensByLink'] === true,
    restricted: item['restricted'] === true,
    labelQuestion: labelQuestionOf(item['labelQuestion'], definition),
    definition,
    hiddenAnswers: hiddenAnswersIn(definition),
    precondition: item['precondition'],
  };
}

/** A definition that cannot be walked asks nothing. */
/** A hidden question distinguishes nothing: its answer is not for claimants. */
function labelQuestionOf(name: unknown, definition: unknown): string | undefined {
  return typeof name === 'string' && !hiddenAnswersIn(definition).names.includes(name) ? name : undefined;
}

export function hiddenAnswersIn(definition: unknown): HiddenAnswers {
  try {
    return hiddenAnswersOf(definition);
  } catch {
    return hiddenAnswersOf({});
  }
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
