/**
 * What the server itself says, in messages, PDFs and on the pages to sign and to unlock a sign-in, by dictionary key; a tenant's dictionary
 * replaces them by the same key (PAGE-18). `{name}` stands for a value.
 */
export const serverWords = {
  'mail.codeSubject': '{code} is your passcode for {name}',
  'mail.codeText':
    'Your passcode is {code}\n\nEnter it on {host} within {minutes} minutes. We will never ask you to tell it to anybody.\n\nIf you did not ask for it, you need not do anything.\n\n{name}',
  'mail.codeShort': '{code} is your passcode for {name}. Do not share it.',
  'mail.unlockSubject': 'Unlock your sign-in to {name}',
  'mail.unlockText':
    'Somebody tried to sign in to your account on {host} many times with wrong passcodes, so it is locked. Your data was not reached.\n\nTo unlock it, open this link within 24 hours and then sign in again:\n{link}\n\n{name}',
  'mail.welcomeSubject': 'You are registered with {name}',
  'mail.welcomeText':
    'You are registered. Your registration number is {identifier}.\n\nTo go on, sign in here with {signInName}:\n{link}\n\nWe send a passcode each time, so nobody else can sign in.\n\nIf you did not register, you need not do anything.\n\n{name}',
  'mail.knownSubject': 'You already have an account with {name}',
  'mail.knownText':
    'Somebody tried to register on {host} with {signInName}. You already have an account, so nothing was changed.\n\nIf it was you, sign in here:\n{link}\n\nIf it was not, you need not do anything. Your data was not reached.\n\n{name}',
  'pdf.reference': 'Reference number',
  'pdf.page': 'Page {page} of {pages}',
  'pdf.unanswered': 'Not answered',
  'pdf.signed': 'Signed',
  'pdf.overflow': 'Answers that need more room',
  'sign.eyebrow': 'Document to sign',
  'sign.intro': 'This document was sent to {holder} ({identifier}). Nothing is signed until you press Sign.',
  'sign.read': 'Read the document',
  'sign.readHint': 'It opens in a new tab. Take your time: this page waits for you for an hour.',
  'sign.open': 'Open the document (PDF, {size} kB)',
  'sign.download': 'Download it',
  'sign.signHeading': 'Sign it',
  'sign.name': 'Your full name',
  'sign.nameHint': 'Type it as it stands on your official papers.',
  'sign.nameMissing': 'Type your full name.',
  'sign.agree': 'I have read the document and I agree to sign electronically. My typed name counts as my signature.',
  'sign.agreeMissing': 'Tick the box to say that you agree to sign electronically.',
  'sign.problem': 'Not signed yet',
  'sign.sign': 'Sign',
  'sign.declineHeading': 'I do not want to sign',
  'sign.declineHint': 'Your lawyers will see that you declined. If you change your mind, open the document again from your claim.',
  'sign.decline': 'Decline to sign',
  'sign.later': 'Go back without signing',
  'sign.signedHeading': 'You have signed this document',
  'sign.signedMessage': 'There is nothing more to do. A signed copy is kept with your claim.',
  'sign.signedCopy': 'Download your signed copy',
  'sign.declinedHeading': 'You have declined to sign',
  'sign.declinedMessage': 'If you change your mind, open the document again from your claim.',
  'sign.goneHeading': 'This link does not work any more',
  'sign.goneMessage':
    'A signing link works for one hour. Nothing was lost and nothing was signed: open the document again from your claim to get a new one.',
  'sign.failedHeading': 'That did not work',
  'sign.failedMessage': 'Nothing was signed. Please try again in a few minutes.',
  'sign.damagedMessage': 'This document is damaged on our side, so it cannot be shown or signed. Please tell us.',
  'sign.strangerMessage': 'Nothing was signed, because the form did not come from the signing page itself. Go back and try again.',
  'sign.again': 'Try again',
  'sign.claim': 'Go to your claim',
  'sign.help': 'If anything is unclear, ask us before you sign.',
  'unlock.heading': 'Unlock your sign-in',
  'unlock.intro': 'Your sign-in was locked after many wrong passcodes. Your data was not reached. Press the button, then sign in again.',
  'unlock.unlock': 'Unlock',
  'unlock.doneHeading': 'Your sign-in is unlocked',
  'unlock.signIn': 'Go to the portal and sign in',
  'unlock.goneHeading': 'This link is used or too old',
  'unlock.goneMessage': 'Try to sign in: if your account is still locked, a new link is sent to you.',
  'unlock.portal': 'Go to the portal',
} as const;

export type ServerWord = keyof typeof serverWords;
