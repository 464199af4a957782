/** The screens in place of one that failed: one file, which every document loads ahead. */
export { FailureScreen, failureTitle } from './FailureScreen.tsx';
export { Notice } from './Notice.tsx';
export { SentFormNote } from './SentFormNote.tsx';
