import { pickText, type Languages } from '#engine';
import type { ClaimsAnswer, ClaimsView, EDocument, EDocumentView } from '#schemas/api';
import { screenPath } from '../address/index.ts';

/** Pure. */
export const eDocumentView = (document: EDocument): EDocumentView => ({
  id: document.eDocumentId,
  ...(document.submissionId === undefined ? {} : { submissionId: document.submissionId }),
  name: document.eDocumentName,
  ...(document.label === undefined ? {} : { label: document.label }),
  ...(document.origin === undefined ? {} : { origin: document.origin }),
  purpose: document.filePurpose,
  status: document.signingStatus,
  sentAt: document.sentAt,
  ...(document.signedAt ? { signedAt: document.signedAt } : {}),
  ...(document.signedCopyId ? { signedCopyId: document.signedCopyId } : {}),
});

/** ESG-02: the document that the address names opens at once, else the only one. One that was signed, or that its owner did not want to sign, is listed: opening it again is their choice. Pure. */
export function opensAtOnce(documents: readonly EDocumentView[], canSign: boolean, named?: string): string | undefined {
  const wanted = named === undefined && documents.length === 1 ? documents[0] : documents.find(({ id }) => id === named);
  return canSign && wanted?.status === 'Sent' ? wanted.id : undefined;
}

/** Address of the list: that of one submission where all documents belong to it, else that of the account (ESG-01); it may open one of them. Pure. */
export function eSignHref(documents: readonly Pick<EDocument, 'submissionId'>[], documentId?: string): string {
  const [submissionId, ...others] = new Set(documents.map((document) => document.submissionId));
  return screenPath('esign-list', {
    ...(submissionId !== undefined && others.length === 0 ? { submissionId } : {}),
    ...(documentId === undefined ? {} : { documentId }),
  });
}

/** CLM-07: the button to the documents, and what became of them; undefined where nothing can be signed. Pure. */
export function eSignView(
  { isESignEnabled, eSignButtonLabel }: Pick<ClaimsAnswer, 'isESignEnabled' | 'eSignButtonLabel'>,
  documents: readonly EDocument[],
  languages: Languages,
): ClaimsView['eSign'] {
  if (!isESignEnabled) return undefined;
  const label = pickText(eSignButtonLabel, languages);
  return { ...(label ? { label } : {}), href: eSignHref(documents), documents: documents.map(eDocumentView) };
}
