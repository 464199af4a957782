/** Of the dialogs about a sign-out that failed (NAV-03), and about one that a link of another person asks for (SEC-9). */
export const signOutWords = {
  'signOut.failed': 'You are not signed out yet',
  'signOut.failedHint': 'You are still signed in on this device, so please do not leave it to others.',
  'signOut.unreachable': 'We could not reach the service. Check your connection and try again.',
  'signOut.trying': 'Signing you out…',
  'signOut.tryAgain': 'Try again',
  'signOut.stay': 'Stay signed in',
  'signOut.linkOfAnother': 'This link is for another person',
  'signOut.linkOfAnotherHint': 'It was sent to {recipient}, and you are signed in as {name}. To open it, sign out first.',
  'signOut.forLink': 'Sign out and open it',
} as const;
