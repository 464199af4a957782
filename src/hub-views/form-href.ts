import type { FormRow } from '#schemas/api';

/** Address of a form, at its submission where there is one (MYC-02). Pure. */
export function formHref({
  slug,
  submissionId,
  formConfirmationSlug,
}: Pick<FormRow, 'slug' | 'submissionId' | 'formConfirmationSlug'>): string {
  const query = new URLSearchParams({
    ...(submissionId ? { submissionId } : {}),
    ...(formConfirmationSlug ? { formConfirmationSlug } : {}),
  });
  return `/form/${encodeURIComponent(slug)}${query.size > 0 ? `?${query}` : ''}`;
}
