import type { EDocument } from '#schemas/api';
import type { EDocumentRow } from './signing-provider.ts';

/** Row → what travels (ESG-04). The copy of a document is named before there is one: only a signed document has it. `more`: what only lists have. */
export const toEDocument = (row: EDocumentRow, more: Pick<EDocument, 'label' | 'origin'> = {}): EDocument => ({
  eDocumentId: row.id,
  eDocumentName: row.name,
  filePurpose: row.file_purpose,
  signingStatus: row.status,
  ...more,
  ...(row.submission_id === null ? {} : { submissionId: row.submission_id }),
  sentAt: row.sent_at.toISOString(),
  ...(row.status === 'Signed' && row.signed_at ? { signedAt: row.signed_at.toISOString() } : {}),
  ...(row.declined_at ? { declinedAt: row.declined_at.toISOString() } : {}),
  ...(row.status === 'Signed' && row.signed_file_id ? { signedCopyId: row.signed_file_id } : {}),
});
