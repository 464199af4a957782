import { checkedReference } from './reference.ts';

/** A form that was sent from this browser. */
export interface SentForm {
  readonly reference: string;
  /** Confirmation page of it. */
  readonly slug: string;
  /** Who sent it; undefined for a visitor. */
  readonly person?: string | undefined;
}

const key = 'portico.sent';

/** Confirmation page of a form that names no other (CNF-01). */
export const usualConfirmation = 'claim-success';

/** CNF-01: keeps on this device what was just sent. A closed storage keeps nothing. */
export function keepSentForm(sent: SentForm): void {
  try {
    localStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // Then only its sender, signed in, is shown the confirmation again.
  }
}

/** What was last sent from this browser; null where nothing is known. */
export function lastSentForm(): SentForm | null {
  try {
    const { reference, slug, person } = JSON.parse(localStorage.getItem(key) ?? 'null') as Readonly<Record<string, unknown>>;
    if (typeof reference !== 'string' || typeof slug !== 'string') return null;
    return { reference: checkedReference(reference) ?? '', slug, ...(typeof person === 'string' ? { person } : {}) };
  } catch {
    return null;
  }
}

/** Whether this browser sent what an address asks to confirm. Without a reference in the address the kept one counts (CNF-01). Pure. */
export const isOf = (
  sent: SentForm,
  asked: { readonly slug: string; readonly reference: string | null; readonly person?: string | undefined },
): boolean =>
  sent.slug === asked.slug &&
  (asked.reference === null || asked.reference === sent.reference) &&
  (asked.person === undefined || asked.person === sent.person);
