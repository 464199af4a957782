/** Of the dialog before a session ends without activity, and of the page after that (SES-01). */
export const endingWords = {
  'ending.title': 'Are you still there?',
  'ending.hint': 'To keep your details safe, we sign you out when nothing happens here for a while.',
  'ending.left': 'Time left:',
  'ending.twoMinutes': 'You are signed out in two minutes.',
  'ending.oneMinute': 'You are signed out in one minute.',
  'ending.seconds_one': 'You are signed out in one second.',
  'ending.seconds': 'You are signed out in {seconds} seconds.',
  'ending.stay': 'Stay signed in',
  'ending.leave': 'Sign out now',
  'ending.answersKept': 'Your answers are kept. After signing in you are back at the same place.',
  'ending.filesKept':
    'Files that were not sent yet are still on this device. They are sent once you have signed in and the form is open again.',
  'ending.filesLost': 'Files that were not sent yet have to be chosen again.',
} as const;
