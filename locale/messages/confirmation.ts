import { fileWarningWords } from './shared/file-warnings.ts';

/** Words of the confirmation page beside content's own. */
export const confirmationWords = {
  'confirmation.back': 'Back to your claim',
  'confirmation.detail': 'See what you sent',
  'confirmation.download': 'Download a copy of your answers (PDF)',
  'confirmation.downloading': 'Making your copy…',
  'confirmation.notDownloaded': 'Your copy could not be made just now. What you sent is safe. Please try again in a moment.',
  'confirmation.mail': 'Email me a copy',
  'confirmation.mailing': 'Sending your copy…',
  'confirmation.mailed': 'Your copy is on its way to {address}.',
  'confirmation.notMailed': 'Your copy could not be sent. What you sent us is safe. Please try again later.',
  'confirmation.mailUnproven':
    'Your copy was not sent, because your email address is not confirmed yet. You can download your copy instead. If you sign in with a code sent to that address, it is confirmed.',
  'confirmation.copy': 'Copy the reference number',
  'confirmation.copied': 'Copied',
  'confirmation.copyFailed': 'It could not be copied. Select the reference number and copy it yourself.',
  'confirmation.missingFiles_one': 'One of your files did not reach us. You can send it again on the page of your claim.',
  'confirmation.missingFiles': '{count} of your files did not reach us. You can send them again on the page of your claim.',
  'confirmation.arrivedFiles': 'These files arrived and are now checked:',
  'confirmation.filesToReplace': 'Please look at these files again. You can send another one in their place on the page of your claim.',
  'confirmation.fileLocked': fileWarningWords.fileLocked,
  'confirmation.fileNoPage': fileWarningWords.fileNoPage,
  'confirmation.fileUnreadable': fileWarningWords.fileUnreadable,
  'confirmation.fileUnreadablePicture': fileWarningWords.fileUnreadablePicture,
  'confirmation.unknown': 'There is nothing to confirm here',
  'confirmation.unknownHint':
    'We confirm a form in the browser that sent it, or to the person who sent it. Sign in to see what we have from you.',
  'confirmation.signIn': 'Sign in',
} as const;
