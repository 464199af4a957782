/** Words of mails and SMS (PAGE-18). */
export const mailWords = {
  'mail.codeSubject': '{code} is your passcode for {name}',
  'mail.codeText':
    'Your passcode is {code}\n\nEnter it on {host} within {minutes} minutes. We will never ask you to tell it to anybody.\n\nIf you did not ask for it, you need not do anything.\n\n{name}',
  'mail.codeShort': '{code} is your passcode for {name}. Do not share it.',
  'mail.unlockSubject': 'Unlock your sign-in to {name}',
  'mail.unlockText':
    'Somebody tried to sign in to your account on {host} many times with wrong passcodes, so it is locked. Your data was not reached.\n\nTo unlock it, open this link within 24 hours and then sign in again:\n{link}\n\n{name}',
  'mail.contactCodeSubject': '{code} confirms your new address for {name}',
  'mail.contactCodeText':
    'Your code is {code}\n\nEnter it in your profile on {host} within {minutes} minutes. From then on we write to this address, and you sign in with it. We will never ask you to tell the code to anybody.\n\nIf you did not ask for it, you need not do anything: nothing changes without the code.\n\n{name}',
  'mail.contactCodeShort': '{code} confirms your new number for {name}. Do not share it.',
  'mail.contactPresentSubject': '{code} confirms a change of your details with {name}',
  'mail.contactPresentText':
    'You asked on {host} to use {newValue} from now on, to sign in and to hear from us.\n\nIf that is right, enter this code in your profile within {minutes} minutes: {code}\n\nIf it was not you, give this code to nobody, and contact us: another person may be using your account. Nothing changes without the code.\n\n{name}',
  'mail.contactPresentShort':
    '{code} confirms that {name} uses {newValue} for you from now on. If you did not ask for it, share it with nobody and contact us.',
  'mail.contactTakenSubject': 'This address has an account with {name} already',
  'mail.contactTakenText':
    'A person wanted to use this address or number for another account on {host}. It belongs to an account already, so nothing was changed.\n\nIf it was you, sign in with it. If it was not, you need not do anything. Your data was not reached.\n\n{name}',
  'mail.contactChangedSubject': 'Your contact details with {name} were changed',
  'mail.contactChangedText':
    'From now on we use {newValue} in place of this address or number, and you sign in with it on {host}. You were signed out everywhere else.\n\nIf it was not you who changed it, contact us at once.\n\n{name}',
  'mail.welcomeSubject': 'You are registered with {name}',
  'mail.welcomeText':
    'You are registered. Your registration number is {identifier}.\n\nTo go on, sign in here with {signInName}:\n{link}\n\nWe send a passcode each time, so nobody else can sign in.\n\nIf you did not register, you need not do anything.\n\n{name}',
  'mail.contactReceivedSubject': 'We have received what you sent to {name}',
  'mail.contactReceivedText':
    'Thank you for contacting us. We have received what you sent, and we will answer to {signInName}.\n\nYour reference number is {identifier}. Please state it when you write or call.\n\nIf it was not you who contacted us, you need not do anything.\n\n{name}',
  'mail.knownSubject': 'You already have an account with {name}',
  'mail.knownText':
    'Somebody tried to register on {host} with {signInName}. You already have an account, so nothing was changed.\n\nIf it was you, sign in here:\n{link}\n\nIf it was not, you need not do anything. Your data was not reached.\n\n{name}',
  'mail.repeatedSubject': 'Your first registration with {name} is kept',
  'mail.repeatedText':
    'On {host}, {signInName} was registered once more. We had a registration already that is not confirmed yet. We have kept that one with its answers. What was sent now is not kept.\n\nIf it was you, sign in here to confirm the registration and to see what we have:\n{link}\n\nIf something in it has to change, contact us after that.\n\nIf it was not you, you need not do anything. Your data was not reached.\n\n{name}',
  'mail.days': '{count} days',
  'mail.days_one': 'one day',
  'mail.linkSubject': 'A form for you: {form}',
  'mail.linkText':
    'We ask you to fill in this form: {form}.\n\nOpen it here within {days}. You sign in with {signInName} and a passcode that we send you then:\n{link}\n\nTo come back to the form later, sign in on {host} as usual and open this link again.\n\nYour registration number is {identifier}.\n\n{name}',
  'mail.formSubject': 'A form for you: {form}',
  'mail.formText':
    'We ask you to fill in this form: {form}.\n\nOpen it here within {days}. You need not sign in:\n{link}\n\nThe link is yours alone: do not pass this message on. It works until you send the form or save it to finish later. After that, sign in to go on. What you have not sent or saved yet stays on the device where you wrote it.\n\nYour registration number is {identifier}.\n\n{name}',
  'mail.copySubject': 'What you sent: {form}',
  'mail.copyText':
    'You asked for a copy of what you sent: {form}.\nReference number: {reference}\n\nYour answers are not in this message, since a mail can be read by others. Sign in here to read them and to keep them as a PDF:\n{link}\n\nIf you did not ask for it, you need not do anything.\n\n{name}',
  'mail.copyAttachedText':
    'You asked for a copy of what you sent: {form}.\nReference number: {reference}\n\nYour answers are attached as a PDF. After you signed in, you find them here, too:\n{link}\n\nIf you did not ask for it, contact us.\n\n{name}',
  'mail.messageSubject': 'Message from {sender}',
  'mail.messageSubjectSuspected': 'Perhaps unwanted: message from {sender}',
  'mail.messageText': '{sender} wrote by the contact form on {host}:\n\n{message}\n\nReply to this mail to answer {email}.\n\n{name}',
} as const;
