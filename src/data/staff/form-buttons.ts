import { isFinal, type Account, type BookingConfig, type FormSlugConfig, type Submission } from '#schemas/api';
import { carryChoice } from '../../acting/index.ts';
import type { FormContent } from '../../content/index.ts';
import type { Asked } from '../source.ts';

/** What the status of an account leaves of the tab and the button of each form (DET-03). */
export interface FormButtons {
  hidesTab(formSlug: string): boolean;
  hidesEdit(formSlug: string): boolean;
}

/** DET-08: of the forms of the account's project. */
export async function formButtonsOf({ api }: Pick<Asked, 'api'>, { projectId, workflow }: Account): Promise<FormButtons> {
  const configs = await api.call('accounts.formSlugConfig', { params: { slug: projectId } });
  const hides = (list: keyof Omit<FormSlugConfig, 'formSlug'>) => (formSlug: string) =>
    configs.some((config) => config.formSlug === formSlug && config[list].includes(workflow.accountStatusCode));
  return { hidesTab: hides('hideFormTabInStatus'), hidesEdit: hides('hideEditButtonInStatus') };
}

/**
 * Address of a form for the account that staff chose, with the answers of a submission, else begun anew; undefined where it is final, or the status
 * hides its button. Pure.
 */
export function editHrefOf(
  form: Pick<FormContent, 'slug' | 'additionalForm'>,
  submission: Pick<Submission, 'id' | 'status'> | undefined,
  { asked: { acting }, buttons }: { readonly asked: Pick<Asked, 'acting'>; readonly buttons: FormButtons },
): string | undefined {
  if (buttons.hidesEdit(form.slug) || isFinal(submission?.status, form)) return undefined;
  const query = new URLSearchParams(submission ? { submissionId: submission.id } : { createClaim: 'true' });
  return carryChoice(`/form/${form.slug}?${query}`, acting);
}

/** Where an interview is booked for the person, while their status asks for one. Undefined also where the configuration cannot be read, which the server logs. */
export async function interviewOf({ api }: Pick<Asked, 'api'>, account: Account): Promise<string | undefined> {
  const booking = await api.call('submissions.bookingConfig', { query: { projectId: account.projectId } }).catch(() => null);
  return booking ? interviewHref(booking, account) : undefined;
}

function interviewHref(booking: BookingConfig, { workflow, fullname, email }: Account): string | undefined {
  if (!booking.isAppointmentBookingEnabled || booking.calendlyDataUrl === undefined || !URL.canParse(booking.calendlyDataUrl))
    return undefined;
  if (!booking.showScheduleInterviewWorkflowStatusCode.includes(workflow.accountStatusCode)) return undefined;
  const url = new URL(booking.calendlyDataUrl);
  url.searchParams.set('name', fullname);
  url.searchParams.set('email', email);
  return url.protocol === 'https:' ? url.href : undefined;
}
