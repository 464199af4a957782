const key = 'portico.session-ended';

/** SES-01: a session that ended by itself; this tab then counts as signed out until somebody signs in or goes on. */
export function raiseEnded(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // A closed storage keeps no flag; the server has ended the session all the same.
  }
}

export function hasEnded(): boolean {
  try {
    return sessionStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function lowerEnded(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there was none.
  }
}
