/** Words of the form in which staff choose a document that is to be signed. */
export const documentFormTexts = {
  documentSource: 'What is sent',
  ownPdf: 'A PDF from this device',
  documentPdf: 'The PDF',
  documentPdfHint: 'At most {documentLimit} MB.',
  choosePdf: 'Choose a PDF',
  chooseOtherPdf: 'Choose another PDF',
  documentName: 'Its name',
  documentNameHint: 'They read it in their list of documents, and sign it by this name.',
  documentKind: 'Kind of document',
  documentKindHint: 'One or two words that they read beside it, such as Agreement.',
  documentKindsOfStatuses: 'A status has words about documents of these kinds: {kinds}.',
  pdfMissing: 'Choose a PDF',
  pdfTooLarge: 'Choose a PDF of at most {documentLimit} MB',
  documentNameMissing: 'Enter a name',
  documentKindMissing: 'Enter a kind, such as Agreement',
  documentNotSent: 'The document was not sent',
  documentNotSentHint: 'Please try again. It is sent once, however often you try.',
  notADocument: 'This file is not a PDF. Choose another one.',
  documentUnreadable: 'This PDF cannot be signed: it is damaged or encrypted. Save it again as a plain PDF.',
  noSuchTemplate: 'This template is not among the files of the portal any more. Choose another one.',
  inactiveAccount: 'The account is closed.',
  tooManyDocuments: 'You have sent very many documents in this hour. Try again later.',
} as const;

export type DocumentFormTexts = Readonly<Record<keyof typeof documentFormTexts, string>>;
