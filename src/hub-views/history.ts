import { pickText, type Languages } from '#engine';
import type { AttachmentItem, ClaimsAnswer, EDocument, FormRow, HistoryEntry, SentVersion, Submission } from '#schemas/api';
import { withLabel } from '#locale/dates-and-numbers/list-separator';
import { isArrivedState } from '#schemas/shared/statuses';

interface HistorySources {
  readonly submissions: readonly (Pick<Submission, 'formSlug' | 'formName' | 'label' | 'status' | 'updatedAt'> & {
    readonly versions?: readonly Pick<SentVersion, 'sentAt' | 'givenBackAt'>[];
  })[];
  readonly statuses?: ClaimsAnswer['pastStatuses'];
  readonly files: readonly Pick<AttachmentItem, 'id' | 'uploadFileName' | 'creationDate' | 'state'>[];
  readonly documents: readonly Pick<EDocument, 'eDocumentName' | 'label' | 'sentAt' | 'signedAt' | 'declinedAt' | 'signedCopyId'>[];
  /** Of the forms, in the language shown. */
  readonly names: readonly Pick<FormRow, 'slug' | 'name'>[];
  readonly languages: Languages;
}

/**
 * What was sent, received, signed, declined and decided, newest first: each with its date. Files that never came, or were refused, did not happen;
 * the signed copy of a document was not sent by the claimant: the signature has its entry. Pure.
 */
export function historyOf({ submissions, statuses = [], files, documents, names, languages }: HistorySources): HistoryEntry[] {
  const nameOf = (slug: string): string | undefined => names.find((row) => row.slug === slug)?.name;
  const named = (name: string, label?: string): string => withLabel(name, label, languages.language);
  const entries: HistoryEntry[] = [
    ...submissions.flatMap((submission) => {
      const name = named(nameOf(submission.formSlug) ?? submission.formName, submission.label);
      return sendingsOf(submission).map((sending) => ({ ...sending, name }));
    }),
    ...statuses.map(({ name, day }) => ({ kind: 'status' as const, name: pickText(name, languages) ?? '', at: day })),
    ...files
      .filter(({ id, state }) => isArrivedState(state) && !documents.some(({ signedCopyId }) => signedCopyId === id))
      .map(({ uploadFileName, creationDate }) => ({ kind: 'file' as const, name: uploadFileName, at: creationDate })),
    ...documents.flatMap(({ eDocumentName, label, sentAt, signedAt, declinedAt }) => {
      const name = named(eDocumentName, label);
      return [
        { kind: 'documentSent' as const, name, at: sentAt },
        ...(declinedAt ? [{ kind: 'documentDeclined' as const, name, at: declinedAt }] : []),
        ...(signedAt ? [{ kind: 'documentSigned' as const, name, at: signedAt }] : []),
      ];
    }),
  ];
  return entries.toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Each time that a form was sent and given back (GBK-02). Pure. */
function sendingsOf({ status, updatedAt, versions = [] }: HistorySources['submissions'][number]): Omit<HistoryEntry, 'name'>[] {
  const sent = [...versions.map(({ sentAt }) => sentAt), ...(status === 'Done' ? [updatedAt] : [])];
  return [
    ...sent.map((at, index) => ({ kind: index === 0 ? ('form' as const) : ('formSentAgain' as const), at })),
    ...versions.map(({ givenBackAt: at }) => ({ kind: 'formGivenBack' as const, at })),
  ];
}
