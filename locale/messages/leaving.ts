/** Of the form screen, where it is left: without a connection (ERR-08), with chosen files (FRM-13), and by a link that is refused (ERR-05). */
export const leavingWords = {
  'leaving.title': 'Your files are not sent yet',
  'leaving.hint': 'If you leave now, you will have to choose these files again:',
  'leaving.keptHint': 'They stay on this device, and are sent when you open this form here again:',
  'leaving.stay': 'Stay on this page',
  'leaving.leave': 'Leave without them',
  'leaving.leaveKept': 'Leave this page',
  'offline.formStays':
    'The other page needs a connection. It opens by itself as soon as you are connected again. Your form stays open, with everything you wrote.',
  'offline.backToForm': 'Back to the form',
  'leaving.linkError': 'Error',
  'leaving.linkInvalid': 'Invalid token',
} as const;
