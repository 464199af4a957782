import { ProblemError } from '../../../platform/problems/index.ts';

/** Keys the portal itself decides by; a claimant's form never writes them (SEC-15). */
const kept = new Set(['assignedForms', 'legalHold', 'DataViews']);

/** What of a form's answers may be stored with an account. */
export const formData = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !kept.has(key)));

/** Form data of one account, as JSON. */
const maxBytes = 256 * 1024;

/** As it is stored; 413 when it is more than an account keeps. */
export function formDataText(data: Readonly<Record<string, unknown>>): string {
  const stored = JSON.stringify(data);
  if (Buffer.byteLength(stored) <= maxBytes) return stored;
  const message = `An account keeps at most ${maxBytes / 1024} KB of form data. Nothing was changed.`;
  throw new ProblemError(413, 'account-full', message, { members: { limit: maxBytes } });
}
