import type { DocumentFormTexts } from '#locale/messages/shared/document-form';

/** A document as staff chose it: a PDF of their own, or a template of the tenant. */
export interface ChosenDocument {
  readonly name: string;
  readonly filePurpose: string;
  /** In Base64. */
  readonly pdf?: string;
  /** Slug of an asset. */
  readonly template?: string;
}

/** The bytes of a file in Base64; rejects where they cannot be read. */
export const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** Why a document was not sent, by the code of the server. Pure. */
export const refusalWords = (text: DocumentFormTexts, code: string): string =>
  ({
    'not-a-document': text.notADocument,
    'document-unreadable': text.documentUnreadable,
    'no-such-template': text.noSuchTemplate,
    'inactive-account': text.inactiveAccount,
    'too-many-requests': text.tooManyDocuments,
  })[code] ?? text.documentNotSentHint;
