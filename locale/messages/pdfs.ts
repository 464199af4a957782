/** Words of PDFs, and of the page behind a signed document (PAGE-18). */
export const pdfWords = {
  'pdf.registration': 'Your registration',
  'pdf.reference': 'Reference number',
  'pdf.account': 'Account',
  'pdf.sentOn': 'Sent on {date}',
  'pdf.page': 'Page {page} of {pages}',
  'pdf.unanswered': 'Not answered',
  'pdf.signed': 'Signed',
  'pdf.fileMissing': '{name} (did not arrive)',
  'pdf.fileUnusable': '{name} (cannot be opened)',
  'pdf.overflow': 'Answers that need more room',
  'pdf.lettersMissing':
    'This PDF cannot show some letters and has � in place of each of them. Nothing is lost: we have every letter as it was typed.',
  'certificate.title': 'Signature certificate',
  'certificate.intro': 'This page was added when the document before it was signed electronically.',
  'certificate.document': 'Document',
  'certificate.name': 'Signed by (full name, as typed)',
  'certificate.account': 'Signed in to the account of',
  'certificate.at': 'Signed at',
  'certificate.reference': 'Reference of the document',
  'certificate.sha256': 'SHA-256 of the document as it was shown to the signer',
  'certificate.agreed': 'The signer agreed to sign electronically.',
} as const;
