import { storedOfPersonInTab } from '../tab/index.ts';

const kept = storedOfPersonInTab('signing');
const signed = storedOfPersonInTab('signed');

/** ESG-04: keeps, in this tab, whose document the browser leaves to sign; without a submission, the account’s own. Where nothing can be kept, the way back leads straight to the claim. */
export const keepPendingSignature = (submissionId: string | undefined): void => kept.keep(submissionId ?? '');

/** ESG-03: the submission whose document this tab left to sign, if it has one; null where it left for none. */
export function pendingSignature(): { readonly submissionId?: string } | null {
  const submissionId = kept.read();
  return submissionId === null ? null : submissionId === '' ? {} : { submissionId };
}

/** ESG-03: forgets the submission once its signature was reported or is not awaited any more. */
export const forgetPendingSignature = (): void => kept.forget();

/** Keeps, in this tab and for this person, the name of the document that the portal confirmed as signed; '' where its name is not known. */
export const keepSignedDocument = (person: string, name: string): void => signed.keep(`${person} ${name}`);

/** The document this person signed last in this tab; null where they signed none. */
export function signedDocument(person: string): string | null {
  const kept = signed.read();
  return kept?.startsWith(`${person} `) ? kept.slice(person.length + 1) : null;
}
