import { isFinal, type Account, type FormSlugConfig, type ListingDetailsView, type Submission } from '#schemas/api';
import { carryChoice } from '../../acting/index.ts';
import type { FormContent } from '../../content/index.ts';
import { isOpenToStaff } from '../forms/form-rows.ts';
import type { SourceRequest } from '../source.ts';

/** What the status of an account leaves of the tab and the button of each form (DET-03). */
export interface FormButtons {
  hidesTab(formSlug: string): boolean;
  hidesEdit(formSlug: string): boolean;
}

/** DET-08: of the forms of the account's project. Nothing of a closed account is edited. */
export async function formButtonsOf({ api }: Pick<SourceRequest, 'api'>, { projectId, workflow, locked }: Account): Promise<FormButtons> {
  const configs = await api.call('accounts.formSlugConfig', { params: { slug: projectId } });
  const hides = (list: keyof Omit<FormSlugConfig, 'formSlug'>) => (formSlug: string) =>
    configs.some((config) => config.formSlug === formSlug && config[list].includes(workflow.accountStatusCode));
  return { hidesTab: hides('hideFormTabInStatus'), hidesEdit: locked ? () => true : hides('hideEditButtonInStatus') };
}

/** Where staff edit a form of the account, or why they do not: it was sent for good, the status of the account hides its button, or the form is not open to them. */
export type Editing = { readonly href: string } | { readonly refusal: NonNullable<ListingDetailsView['forms'][number]['refusal']> };

/** Of a form for the account that staff chose, with the answers of a submission, else begun anew; of a form that is gone, undefined, answers are left. Pure. */
export function editingOf(
  form: Pick<FormContent, 'slug' | 'additionalForm' | 'status' | 'restricted'> | undefined,
  submission: Pick<Submission, 'id' | 'status' | 'correction'> | undefined,
  { asked: { acting }, buttons }: { readonly asked: Pick<SourceRequest, 'acting'>; readonly buttons: FormButtons },
): Editing {
  if (isFinal(submission?.status, form ?? { additionalForm: false })) return { refusal: 'sent' };
  if (!form) return { refusal: 'form' };
  // What was given back is open to its person, so it is to staff (GBK-01).
  if (!submission?.correction) {
    if (!isOpenToStaff(form)) return { refusal: 'form' };
    if (buttons.hidesEdit(form.slug) || buttons.hidesTab(form.slug)) return { refusal: 'status' };
  }
  const query = new URLSearchParams(submission ? { submissionId: submission.id } : { createClaim: 'true' });
  return { href: carryChoice(`/form/${form.slug}?${query}`, acting) };
}
