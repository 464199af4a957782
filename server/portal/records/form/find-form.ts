import { createHash } from 'node:crypto';
import type { Account } from '#schemas/api';
import { declaredAnswers, hiddenAnswersOf, type HiddenAnswers } from '#forms/definition';
import { notFound } from '../../../platform/problems/index.ts';
import type { PublishedContent } from '../published-content.ts';
import type { RecordStore } from '../record-store.ts';
import type { AccountRow } from '../account/account-of.ts';

type Content = Pick<PublishedContent, 'readContent'>;
type Records = Content & Pick<RecordStore, 'db'>;

/** Of a submission, by its id; or any of the form. */
type CorrectedSubmission = string | 'any';

/** A form as the server sees it: one immutable revision of its definition (FRM-16). */
export interface Form {
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly hash: string;
  /** Published, and not set Inactive. */
  readonly active: boolean;
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
  /** Answers by which a person confirms the others (GBK-05). */
  readonly declaredAnswers: readonly string[];
  /** json-logic; see `evaluatePrecondition`. */
  readonly precondition: unknown;
}

/** As `findForm`; a form that is not there is answered 404. */
export async function formOf(
  records: Records,
  tenant: string,
  slug: string,
  account: AccountRow,
  corrected?: CorrectedSubmission,
): Promise<Form> {
  const form = await findForm(records, tenant, slug, account, corrected);
  if (!form) throw notFound();
  return form;
}

/**
 * The form of this slug when it is published, open and the account may fill it (MYC-05). With `corrected` also one that is closed by now, if this submission of it
 * was given back: a correction that was begun can be sent (GBK-01).
 */
export async function findForm(
  { readContent, db }: Records,
  tenant: string,
  slug: string,
  account: AccountRow,
  corrected?: CorrectedSubmission,
): Promise<Form | null> {
  const form = await publishedForm({ readContent }, tenant, slug);
  if (!form || isOpenTo(form, account)) return form;
  return corrected !== undefined && (await isCorrected(db, account, slug, corrected)) ? form : null;
}

/** Whether a form that is published is open, and the account may fill it. Pure. */
export const isOpenTo = ({ slug, active, restricted }: Form, account: AccountRow): boolean =>
  active && (!restricted || assignedForms(account).includes(slug));

async function isCorrected(
  db: Records['db'],
  { tenant_id, id }: AccountRow,
  slug: string,
  corrected: CorrectedSubmission,
): Promise<boolean> {
  const given = await db.kysely
    .selectFrom('submission')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .where('form_slug', '=', slug)
    .where('correction_of', 'is not', null)
    .$if(corrected !== 'any', (query) => query.where('id', '=', corrected))
    .limit(1)
    .executeTakeFirst();
  return given !== undefined;
}

/** MYC-05: as a member of the account, the restricted forms that it may fill. Nothing while content cannot be had. */
export async function restrictedFormsOf(content: Content, account: AccountRow): Promise<Pick<Account, 'restrictedForms'>> {
  const slugs = assignedForms(account).filter((slug) => typeof slug === 'string');
  const forms = await Promise.all(slugs.map((slug) => publishedForm(content, account.tenant_id, slug).catch(() => null)));
  const restrictedForms = forms.flatMap((form) => (form?.restricted && isOpenTo(form, account) ? [form.slug] : []));
  return restrictedForms.length > 0 ? { restrictedForms } : {};
}

/** The form of this slug when it is published and open, to any account. */
export async function openForm(content: Content, tenant: string, slug: string): Promise<Form | null> {
  const form = await publishedForm(content, tenant, slug);
  return form?.active ? form : null;
}

/** The form of this slug when it is published, open or not. */
export async function publishedForm({ readContent }: Content, tenant: string, slug: string): Promise<Form | null> {
  const item = await readContent(tenant, 'submission-form', slug);
  if (!item) return null;
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
    active: item['status'] !== 'Inactive',
    additionalForm: item['additionalForm'] === true,
    repeatable: item['repeatable'] === true,
    opensByLink: item['opensByLink'] === true,
    restricted: item['restricted'] === true,
    labelQuestion: labelQuestionOf(item['labelQuestion'], definition),
    definition,
    hiddenAnswers: hiddenAnswersIn(definition),
    declaredAnswers: declaredAnswers(definition, item['declarationPage']),
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
