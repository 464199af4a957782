import { registrationForms, type GiveBackRefusal } from '#schemas/api';
import { ProblemError } from '../../../platform/problems/index.ts';
import { type AccountRow, type Form, isToBeCorrected, type SubmissionSummary } from '../../records/index.ts';

interface GiveBackCandidate {
  readonly account: Pick<AccountRow, 'active'>;
  readonly submission: Pick<SubmissionSummary, 'form_slug' | 'status' | 'correction_of'>;
  /** As it is open to the account; null: it is not. */
  readonly form: Pick<Form, 'additionalForm'> | null;
  /** A document of it waits for a signature or is signed. */
  readonly hasDocuments: boolean;
}

/** GBK-04: why a form is not given back, for the call that does it and for the list that offers it alike. Pure. */
export function giveBackRefusal({ account, submission, form, hasDocuments }: GiveBackCandidate): GiveBackRefusal | undefined {
  if (!account.active) return 'inactive-account';
  if (isToBeCorrected(submission)) return 'given-back';
  if (submission.status !== 'Done') return 'not-sent';
  if (registrations.includes(submission.form_slug)) return 'registration';
  if (!form) return 'form-closed';
  if (form.additionalForm) return 'additional-form';
  return hasDocuments ? 'has-documents' : undefined;
}

const registrations: readonly string[] = Object.values(registrationForms).flat();

/** 409 with its sentence. */
export const notGivenBack = (refusal: GiveBackRefusal): ProblemError => new ProblemError(409, refusal, sentences[refusal]);

const sentences: Readonly<Record<GiveBackRefusal, string>> = {
  'inactive-account': 'This account is closed: its person could not correct anything.',
  'given-back': 'This form was given back before, and is not sent again yet.',
  'not-sent': 'This form was not sent yet, so its person can change it.',
  registration: 'A registration is not given back. Change it at the account.',
  'form-closed': 'This form is not open to the person any more, so it could not be corrected.',
  'additional-form': 'This form can be sent again at any time, so it is not given back.',
  'has-documents': 'A document of this form was signed or waits for a signature, so it is not given back.',
};
