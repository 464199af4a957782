/** Words for a visitor who holds a link to a form, loaded where there is something to state (FRM-03, FRM-09). */
export const visitorNoticeWords = {
  'portal.formBegun': 'You have begun this form already, so the link in the message does not open it any more. Sign in to go on with it.',
  'portal.formSaved': 'Your answers are saved. To finish the form, sign in.',
  'portal.formSent': 'Your form is sent. To see it, sign in.',
  'portal.formKept': 'Your answers are kept on this device. To go on, open the link in the message here again.',
  'portal.formNotKept': 'Nothing of the form is kept or sent. The link in the message still opens it.',
  'portal.signedOutForLink':
    'This link belongs to another account, so you are signed out. The form below is for the person to whom the link was sent.',
} as const;
