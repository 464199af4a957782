import { done, type Action } from '../action.ts';

/** CLM-07, MYC-02: opens a form, at the submission where one is named. */
export const openForm: Action<'open-form'> = async (
  { formSlug, formConfirmationSlug, submissionId, accountId, createClaim },
  { browser },
) => {
  const query = new URLSearchParams({
    ...(accountId ? { accountId } : {}),
    ...(createClaim ? { createClaim: 'true' } : {}),
    ...(submissionId ? { submissionId } : {}),
    ...(formConfirmationSlug ? { formConfirmationSlug } : {}),
  });
  browser.go(`/form/${encodeURIComponent(formSlug)}${query.size > 0 ? `?${query}` : ''}`, false);
  return done;
};
