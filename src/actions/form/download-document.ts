import { done, type Action } from '../action.ts';
import { failure } from '../failure.ts';
import { followLink } from '../save-file.ts';
import { pdfAddress } from './pdf-address.ts';

/** CTL-PDF, CTL-DOC: by the link of the document of a type; without a type, the PDF that the question names. */
export const downloadDocument: Action<'download-document'> = async ({ submissionId, attachmentTypeId, pdfUrl }, { api, site }) => {
  const address = pdfAddress(site.tenant.slug, pdfUrl);
  try {
    if (submissionId && attachmentTypeId) {
      const { s3PresingedUrl, documentDownloadName } = await api.call('documents.urlByType', { query: { submissionId, attachmentTypeId } });
      followLink(s3PresingedUrl, documentDownloadName);
    } else if (address) followLink(address, address.split('/').at(-1) ?? '');
    else return { ok: false, code: 'no-document' };
    return done;
  } catch (error) {
    return failure(error);
  }
};
