import type { Account, SubmissionDetail } from '#schemas/api';
import type { FormContent } from '../../content/index.ts';
import type { Asked } from '../source.ts';
import { editHrefOf, formButtonsOf, interviewOf } from './form-buttons.ts';

/** What staff may do about the account they chose, on the screens that show its answers (DET-03, DET-10). */
export interface StaffActions {
  readonly interviewHref: string | undefined;
  /** Whether the answers of a form have a tab. A form that is gone keeps its own: answers outlive it. */
  hasTab(formSlug: string): boolean;
  /** Where a submission is edited; undefined where it is not. */
  editHrefOf(submission: Pick<SubmissionDetail, 'id' | 'formRef' | 'status'>): string | undefined;
}

/** The work on an account, by its status and the forms of its project. */
export async function staffActionsOn(account: Account, asked: Asked): Promise<StaffActions> {
  const [contents, buttons, interviewHref] = await Promise.all([
    asked.questions.forms(),
    formButtonsOf(asked, account),
    interviewOf(asked, account),
  ]);
  const formOf = (formSlug: string): FormContent | undefined => contents.find(({ slug }) => slug === formSlug);
  return {
    interviewHref,
    hasTab(formSlug) {
      const form = formOf(formSlug);
      return !form || (form.showOnHubDetailsPage && !form.restricted && !buttons.hidesTab(formSlug));
    },
    editHrefOf({ id, formRef: { slug }, status }) {
      const form = formOf(slug);
      if (!form || form.status === 'Inactive' || form.restricted) return undefined;
      return editHrefOf(form, { id, status }, { asked, buttons });
    },
  };
}
