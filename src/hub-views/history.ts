import type { AttachmentItem, EDocument, FormRow, HistoryEntry, Submission } from '#schemas/api';
import { isArrivedState } from '#schemas/shared/statuses';

interface Happened {
  readonly submissions: readonly Pick<Submission, 'formSlug' | 'formName' | 'status' | 'updatedAt' | 'correction'>[];
  readonly files: readonly Pick<AttachmentItem, 'id' | 'uploadFileName' | 'creationDate' | 'state'>[];
  readonly documents: readonly Pick<EDocument, 'eDocumentName' | 'sentAt' | 'signedAt' | 'declinedAt' | 'signedCopyId'>[];
  /** Of the forms, in the language shown. */
  readonly names: readonly Pick<FormRow, 'slug' | 'name'>[];
}

/**
 * What was sent, received, signed and declined, newest first: each with its date. Files that never came, or were refused, did not happen;
 * the signed copy of a document was not sent by the claimant: the signature has its entry. Pure.
 */
export function historyOf({ submissions, files, documents, names }: Happened): HistoryEntry[] {
  const nameOf = (slug: string): string | undefined => names.find((row) => row.slug === slug)?.name;
  const entries: HistoryEntry[] = [
    ...submissions
      .filter(({ status, correction }) => status === 'Done' || correction !== undefined)
      .map(({ formSlug, formName, updatedAt, correction }) => ({
        kind: 'form' as const,
        name: nameOf(formSlug) ?? formName,
        at: correction?.sentAt ?? updatedAt,
      })),
    ...files
      .filter(({ id, state }) => isArrivedState(state) && !documents.some(({ signedCopyId }) => signedCopyId === id))
      .map(({ uploadFileName, creationDate }) => ({ kind: 'file' as const, name: uploadFileName, at: creationDate })),
    ...documents.flatMap(({ eDocumentName: name, sentAt, signedAt, declinedAt }) => [
      { kind: 'documentSent' as const, name, at: sentAt },
      ...(declinedAt ? [{ kind: 'documentDeclined' as const, name, at: declinedAt }] : []),
      ...(signedAt ? [{ kind: 'documentSigned' as const, name, at: signedAt }] : []),
    ]),
  ];
  return entries.toSorted((a, b) => b.at.localeCompare(a.at));
}
