/** Of the dialog about a sign-out that failed (NAV-03). */
export const signOutWords = {
  'signOut.failed': 'You are not signed out yet',
  'signOut.failedHint': 'You are still signed in on this device, so please do not leave it to others.',
  'signOut.unreachable': 'We could not reach the service. Check your connection and try again.',
  'signOut.trying': 'Signing you out…',
  'signOut.tryAgain': 'Try again',
  'signOut.stay': 'Stay signed in',
} as const;
