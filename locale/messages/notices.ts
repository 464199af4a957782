/** Words below the heading of a screen that failed, loaded with it. The texts of ERR-01, ERR-03, ERR-06 are required. */
export const noticeWords = {
  'notFound.message': 'Looks like there is no such page',
  'error.comingSoonMessage': 'The site is not available at this time, please try again later.',
  'error.unauthorizedMessage': "We're sorry, but you don't have valid authentication credentials for the requested resource.",
  'error.notFoundMessage': "We're sorry, but the file or resource you've requested no longer exists or has moved.",
  'error.timeoutMessage': "We're sorry, but your session has timed out.",
  'error.linkEndedMessage':
    'It was used already, it is too old, or it was not copied whole. If you have sent the form, there is nothing more to do. If not, sign in and open the link again, or ask us for a new link.',
  'error.linkEndedSignIn': 'Sign in',
  'error.home': 'Home page',
  'error.signIn': 'Please click here to continue',
  'error.leaves': 'This link signs you out and goes to the start page.',
  'error.back': 'Back to the portal',
  'error.stays': 'You stay signed in.',
  'offline.message': 'This page needs a connection. It opens by itself as soon as you are connected again.',
  'error.formSent': 'Your form is sent all the same. Its reference is {reference}. There is no need to send it again.',
  'offline.back': 'Back to where you were',
  'offline.tryAgain': 'Try again',
} as const;
