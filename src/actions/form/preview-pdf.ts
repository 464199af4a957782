import type { Outcome } from '#schemas/page';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';
import { addressOf } from '../save-file.ts';
import { pdfAddress } from './pdf-address.ts';

/** CTL-PDF, API-SUB-4. */
export const previewPdf: Action<'preview-pdf'> = async ({ submissionId, answers: data, ...asked }, { api, site }) => {
  const { pdfUrl, attachmentTypeId } = asked;
  const address = pdfAddress(site.tenant.slug, pdfUrl);
  const withAddress = (refusal: Extract<Outcome, { ok: false }>) => ({ ...refusal, ...(address ? { details: { pdfUrl: address } } : {}) });
  if (!submissionId) return withAddress({ ok: false, code: 'not-saved-yet' });
  try {
    const body = { data, ...(pdfUrl ? { pdfUrl } : {}), ...(attachmentTypeId ? { attachmentTypeId } : {}) };
    const pdf = await api.call('submissions.pdfPreview', { query: { submissionId }, body });
    return { ok: true, value: { address: addressOf(pdf) } };
  } catch (error) {
    return withAddress(failure(error));
  }
};
