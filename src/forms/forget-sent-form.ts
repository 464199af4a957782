import { storedOfPersonInTab } from '../tab/index.ts';

/** A form that was sent from this browser. */
export interface SentForm {
  readonly reference: string;
  /** Confirmation page of it. */
  readonly slug: string;
  /** Absent where they are not known. */
  readonly submissionId?: string | undefined;
  readonly formSlug?: string | undefined;
  /** Who sent it; undefined for a visitor. */
  readonly person?: string | undefined;
  /** Secret of the link that a visitor sent it by: it opens nothing any more, and has a copy mailed for an hour. */
  readonly token?: string | undefined;
}

/** Where the form that was sent last is kept: of a person signed in on this device, of a visitor in this tab alone. */
export const sentByPerson = 'portico.sent';
export const sentInTab = storedOfPersonInTab('sent');
/** What a person sent in this document, on a device that refused to keep it. */
export const sentHere: { form?: SentForm | undefined } = {};

/** Forgets what was sent from this browser. */
export function forgetSentForm(): void {
  sentInTab.forget();
  forgetSentByPerson();
}

/** Forgets what a person sent who was signed in on this device. */
export function forgetSentByPerson(): void {
  sentHere.form = undefined;
  try {
    localStorage.removeItem(sentByPerson);
  } catch {
    // A closed storage keeps nothing.
  }
}
