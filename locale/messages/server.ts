import { mailWords } from './mail-subjects-and-texts.ts';
import { pdfWords } from './pdfs.ts';
import { serverPageWords } from './server-pages.ts';

/** Words of the server, by dictionary key; a tenant's dictionary replaces them by the same key (PAGE-18). `{name}` stands for a value. Here those of its answers to calls. */
export const serverWords = {
  'answers.notOffered': 'What was answered here is not offered any more. Please answer again.',
  'answers.fileCount': 'At most {count} files can be sent at once.',
  'answers.fileCount_one': 'Only one file can be sent at once.',
  'answers.notShown':
    'This question cannot be shown here, and the form cannot be sent without it. Your answers are kept. Please contact us for help.',
  'answers.tooSlow':
    'Checking your answers takes too long. They are kept. Please shorten very long answers and send them again, or contact us.',
  'answers.wait': 'There is a lot to check at the moment. Your answers are kept. Please wait a few minutes and send them again.',
  'answers.again': 'Your answers could not be checked in time. They are kept. Please send them again.',
  'answers.formFails': 'This form has a fault, so your answers cannot be checked. They are kept. Please contact us.',
  'claim.received': 'Received',
  'claim.sentToCorrect': 'Sent on {date}, to be corrected',
  'registration.emailTaken': 'This email address is already used for another registration. Sign in with it, or register with another one.',
  'registration.emailTakenForStaff':
    'This email address is already used for another registration. Search for it in the list of people, or enter another one.',
  'registration.phoneTaken': 'This mobile number is already used for another registration.',
  'account.sameContact': 'This is what we have already.',
  'account.countryNotServed': 'We can’t send codes to numbers of this country. Enter another one, or contact us.',
  ...mailWords,
  ...pdfWords,
  ...serverPageWords,
} as const;
