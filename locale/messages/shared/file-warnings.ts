/** What is stated of a file that arrived and could not be opened, with the way out; it is stored all the same. */
export const fileWarningWords = {
  fileLocked: 'Received. It needs a password to open: send a copy without one.',
  fileNoPage: 'Received, but there is no page in it. Please send it again.',
  fileUnreadable: 'Received, but we cannot open this file. Please send it again.',
  fileUnreadablePicture: 'Received, but we cannot open this picture. Please send it again.',
  fileNotOpened: 'Received. We could not look into it.',
} as const;
