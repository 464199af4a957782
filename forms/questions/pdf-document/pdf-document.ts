import { isObject } from '#locale/is-object';
import type { FieldType } from '../field-type.ts';

const address = { type: 'string' } as const;

const pdfDocument = <Words extends FieldType['words']>(title: string, answer: string, required: keyof Words & string, words: Words) =>
  ({
    properties: {
      [title]: { type: 'string', localised: true, description: 'Words of the link.' },
      thumbImageUrl: { ...address, description: 'A small picture of the PDF.' },
      pdfUrl: { ...address, description: 'The PDF whose fields are filled with the answers; it is opened as it is where that fails.' },
      submissionId: { ...address, description: 'Submission of the PDF. Default: the one that is filled in.' },
      attachmentTypeId: { ...address, description: 'As what the PDF is kept.' },
    },
    words,
    isRequired: true as const,
    fit: (value: unknown) => (isObject(value) && value[answer] === true ? { [answer]: true } : undefined),
    faults: (value, { isRequired }) => (value === undefined && isRequired ? [{ word: required }] : []),
    readable: () => '✓',
  }) satisfies FieldType;

/** CTL-PDF: the answers as a PDF, opened before they are sent. */
export const pdfPreview = pdfDocument('pdfPreviewTitle', 'isPdfPreview', 'pdfPreviewRequired', {
  pdfPreviewRequired: 'Please open the PDF first.',
  pdfPreview: 'Open the PDF',
  pdfNewTab: '(opens in a new tab)',
  pdfMaking: 'Getting the PDF ready…',
  pdfRead: 'read',
  pdfFailed: 'Failed to generate PDF',
});

/** CTL-PDF: a PDF that is kept with the submission, fetched. */
export const pdfDownload = pdfDocument('pdfDownloadTitle', 'isPdfDownloaded', 'pdfDownloadRequired', {
  pdfDownloadRequired: 'Please download the PDF first.',
  pdfDownload: 'Download the PDF',
  pdfNotLoaded: 'Failed to Load PDF',
  pdfUnexpected: 'An unexpected error occurred while retrieving the PDF.',
});
