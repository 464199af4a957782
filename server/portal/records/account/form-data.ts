import { ProblemError } from '../../../platform/problems/index.ts';

/** Keys the portal itself decides by: no form writes them (SEC-15), and no answer has them (SEC-16). */
const internalKeys = new Set(['assignedForms', 'legalHold', 'DataViews']);

/** What of a form's answers may be stored with an account, and of its stored data may leave the server. */
export const formData = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !internalKeys.has(key)));

/** Form data of one account, as JSON. */
const maxBytes = 256 * 1024;

/** As it is stored; 413 when it is more than an account keeps. */
export function formDataText(data: Readonly<Record<string, unknown>>): string {
  const stored = JSON.stringify(data);
  if (Buffer.byteLength(stored) <= maxBytes) return stored;
  const message = `An account keeps at most ${maxBytes / 1024} KB of form data. Nothing was changed.`;
  throw new ProblemError(413, 'account-full', message, { members: { limit: maxBytes } });
}
