import type { Account, ClaimsAnswer, InterviewActions, SubmissionDetail } from '#schemas/api';
import type { FormContent } from '../../content/index.ts';
import type { SourceRequest } from '../source.ts';
import { editingOf, formButtonsOf } from './form-buttons.ts';
import { interviewOf } from './interview-of.ts';

/** What staff may do about the account they chose, on the screens that show its answers (DET-03, DET-10). */
export interface StaffActions {
  readonly booking: InterviewActions | undefined;
  /** What the administrator's system has of the account; empty where it cannot be had. */
  readonly claims: readonly ClaimsAnswer[];
  /** Whether the answers of a form have a tab. A form that is gone keeps its own: answers outlive it. */
  hasTab(formSlug: string): boolean;
  /** Where a submission is edited; undefined where it is not. */
  editHrefOf(submission: Pick<SubmissionDetail, 'id' | 'formRef' | 'status' | 'correction'>): string | undefined;
}

/** The work on an account, by its status and the forms of its project. */
export async function staffActionsOn(account: Account, asked: SourceRequest): Promise<StaffActions> {
  const [contents, buttons, { claims }] = await Promise.all([
    asked.questions.forms(),
    formButtonsOf(asked, account),
    asked.api.call('submissions.claims').catch(() => ({ claims: [] })),
  ]);
  const formOf = (formSlug: string): FormContent | undefined => contents.find(({ slug }) => slug === formSlug);
  return {
    booking: await interviewOf(asked, account, claims),
    claims,
    hasTab(formSlug) {
      const form = formOf(formSlug);
      return !form || (form.showOnHubDetailsPage && !form.restricted && !buttons.hidesTab(formSlug));
    },
    editHrefOf({ formRef: { slug }, ...submission }) {
      const editing = editingOf(formOf(slug), submission, { asked, buttons });
      return 'href' in editing ? editing.href : undefined;
    },
  };
}
