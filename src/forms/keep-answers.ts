/** Answers of one form that the server has not acknowledged, kept on this device (FRM-15). */
export interface KeptAnswers {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Questions answered since the server acknowledged answers; absent means all. */
  readonly unsaved?: readonly string[];
  readonly page: number;
  readonly submissionId?: string;
  readonly version?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Document that kept them: another one may show the same form. */
  readonly by?: string;
}

/** Distinguishes this document from another window with the same form; it is no secret. */
export const here = Math.random().toString(36).slice(2);

const prefix = 'portico.answers.';

/** The name has the person, so that answers are shown to no other person on this device. */
export const nameOf = (username: string, formSlug: string): string => `${prefix}${encodeURIComponent(username)}/${formSlug}`;

/** When answers were given that this device refused to keep and the server has not acknowledged, by name. */
const refused = new Map<string, number>();

/** Whether the answers of a form are safe when its document goes: on this device, or on the server. */
export const areAnswersKept = (username: string, formSlug: string): boolean => !refused.has(nameOf(username, formSlug));

/** Those given up to `until` need no keeping any more. */
export function needNotKeep(name: string, until = Infinity): void {
  if ((refused.get(name) ?? 0) <= until) refused.delete(name);
}

/** Keeps them; false where the device refuses (storage closed or full). */
export function keepAnswers(username: string, formSlug: string, kept: Omit<KeptAnswers, 'by'>): boolean {
  const name = nameOf(username, formSlug);
  try {
    localStorage.setItem(name, JSON.stringify({ ...kept, by: here }));
    refused.delete(name);
    return true;
  } catch {
    refused.set(name, kept.at);
    return false;
  }
}
