/** The screens in place of one that failed: one file, which every document loads ahead. */
export { Notice } from './Notice.tsx';
export { OfflineScreen } from './OfflineScreen.tsx';
