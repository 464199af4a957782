const key = 'portico.signing';

/** ESG-04: keeps, in this tab, whose document the browser leaves to sign. */
export function keepPendingSignature(submissionId: string): void {
  try {
    sessionStorage.setItem(key, submissionId);
  } catch {
    // A closed storage keeps nothing; the way back then leads straight to the claim.
  }
}

/** ESG-03: the submission whose document this tab left to sign; null where it left for none. */
export function pendingSignature(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetPendingSignature(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there was none.
  }
}
