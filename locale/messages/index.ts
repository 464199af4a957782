import { confirmationWords } from './confirmation.ts';
import { cookieWords } from './cookies.ts';
import { documentWords } from './documents.ts';
import { draftWords } from './draft-content.ts';
import { endingWords } from './ending.ts';
import { leavingWords } from './leaving.ts';
import { noticeWords } from './notices.ts';
import { ownPages, ownPageWords } from './own-pages.ts';
import { portalWords } from './portal.ts';
import { serverWords } from './server.ts';
import { signOutWords } from './sign-out.ts';
import { signingWords } from './signing.ts';
import { testModeWords } from './test-mode.ts';
import { visitorNoticeWords } from './visitor-notices.ts';
import { workspaceWords } from './workspace.ts';

export {
  confirmationWords,
  cookieWords,
  documentWords,
  draftWords,
  endingWords,
  leavingWords,
  noticeWords,
  ownPages,
  ownPageWords,
  portalWords,
  serverWords,
  signOutWords,
  signingWords,
  testModeWords,
  visitorNoticeWords,
  workspaceWords,
};
export type ServerWord = keyof typeof serverWords;

/** A word without places for values. */
export type PlainServerWord = {
  [Word in ServerWord]: (typeof serverWords)[Word] extends `${string}{${string}}${string}` ? never : Word;
}[ServerWord];

/** The lists of the screens that a browser draws by itself, each in a file of its own: a screen that is loaded apart loads its words with it. */
export const screenWords = [
  portalWords,
  confirmationWords,
  cookieWords,
  documentWords,
  draftWords,
  endingWords,
  leavingWords,
  noticeWords,
  ownPageWords,
  signOutWords,
  signingWords,
  testModeWords,
  visitorNoticeWords,
  workspaceWords,
] as const;
export type ScreenWords = (typeof screenWords)[number];
