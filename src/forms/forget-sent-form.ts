import { storedOfPersonInTab } from '../tab/index.ts';

/** Where the form that was sent last is kept: of a person signed in on this device, of a visitor in this tab alone. */
export const sentByPerson = 'portico.sent';
export const sentInTab = storedOfPersonInTab('sent');

/** Forgets what was sent from this browser. */
export function forgetSentForm(): void {
  sentInTab.forget();
  forgetSentByPerson();
}

/** Forgets what a person sent who was signed in on this device. */
export function forgetSentByPerson(): void {
  try {
    localStorage.removeItem(sentByPerson);
  } catch {
    // A closed storage keeps nothing.
  }
}
