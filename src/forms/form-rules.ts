import { draftStatusCode, type FormView, type Submission } from '#schemas/api';

/** What the rules of the form screen look at. All of it data: the screen's variants can be listed (FRM-01 and after). */
export interface FormSituation {
  readonly slug: string;
  readonly additionalForm: boolean;
  readonly workspace: boolean;
  readonly createClaim: boolean;
  /** Opened by a mailed link. */
  readonly token: boolean;
  /** The address names the submission: an answer that was only kept while typing is not opened as a saved draft. */
  readonly addressed: boolean;
  readonly submission: Pick<Submission, 'status' | 'workflow'> | null;
  /** Null in workspace mode: not asked there (FRM-06). */
  readonly preconditions: boolean | null;
}

/** FRM-04: forms that are never kept for later. */
const neverDrafts = ['communications-preferences', 'unsubscribe'];

/** FRM-06, FRM-08: which notice replaces the form; undefined when it may be filled. Pure. */
export function blockedBy({ additionalForm, submission, preconditions }: FormSituation): FormView['blocked'] {
  if (preconditions === false) return 'preconditions';
  if (!submission) return undefined;
  const isDraft = submission.workflow.submissionStatusCode === draftStatusCode;
  if (!additionalForm && !isDraft) return 'already-submitted';
  return additionalForm && isDraft ? 'editing-not-allowed' : undefined;
}

/**
 * CLM-01, CLM-07: whether an address asks to begin a claim beside those that were sent before, of a form that allows it. What a person prefers is
 * one form, which stays theirs. Pure.
 */
export const beginsAnew = (
  form: { readonly slug: string; readonly repeatable: boolean; readonly additionalForm: boolean },
  { searchParams }: URL,
): boolean => searchParams.get('createClaim') === 'true' && (form.repeatable || form.additionalForm) && !neverDrafts.includes(form.slug);

/** CNF-03: forms with a confirmation of their own, for every link to them. */
const confirmations: Readonly<Record<string, string>> = {
  'claim-additional': 'claim-additional-success',
  'my-claim-additional': 'my-claim-additional-success',
  'communications-preferences': 'communication-preferences-update',
  unsubscribe: 'unsubscribe-update',
};

/** CNF-03, COM-01: the confirmation the address asks for, else the form's own, else that of its name; undefined is the default. Pure. */
export function confirmationOf(
  form: { readonly slug: string; readonly confirmationSlug: string | undefined },
  url: URL,
): string | undefined {
  const named = Object.hasOwn(confirmations, form.slug) ? confirmations[form.slug] : undefined;
  return url.searchParams.get('formConfirmationSlug') || form.confirmationSlug || named;
}

/** FRM-03, FRM-04, FRM-05. Pure. */
export function buttonsOf({
  slug,
  additionalForm,
  workspace,
  createClaim,
  token,
  addressed,
  submission,
}: FormSituation): FormView['buttons'] {
  const savedDraft = addressed && submission?.workflow.submissionStatusCode === draftStatusCode;
  const keeps = (!workspace && !additionalForm) || (token && submission !== null);
  return {
    cancel: workspace || token || savedDraft ? 'not-on-first-page' : 'always',
    saveAndReturn: keeps && !neverDrafts.includes(slug),
    complete: workspace ? (createClaim ? 'add' : 'update') : 'submit',
  };
}
