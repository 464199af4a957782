import type { fileWarningWords } from '#locale/messages/shared/file-warnings';
import type { FileWarning } from './statuses.ts';

/** The key of the words of each warning. */
export const fileWarningWord = {
  password: 'fileLocked',
  'no-page': 'fileNoPage',
  unreadable: 'fileUnreadable',
  'unreadable-picture': 'fileUnreadablePicture',
  'not-opened': 'fileNotOpened',
} as const satisfies Readonly<Record<FileWarning, keyof typeof fileWarningWords>>;
