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
}

const prefix = 'portico.answers.';

/** Whose answers they are stands in the name, so that nobody else on this device is shown them. */
export const nameOf = (username: string, formSlug: string): string => `${prefix}${encodeURIComponent(username)}/${formSlug}`;

/** Keeps them; says false where the device refuses (storage closed or full). */
export function keepAnswers(username: string, formSlug: string, kept: KeptAnswers): boolean {
  try {
    localStorage.setItem(nameOf(username, formSlug), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
