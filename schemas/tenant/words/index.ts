import { confirmationWords } from './confirmation.ts';
import { portalWords } from './portal.ts';
import { serverWords } from './server.ts';
import { signingWords } from './signing.ts';

export { confirmationWords, portalWords, serverWords, signingWords };
export type ServerWord = keyof typeof serverWords;

/** The lists of the screens that a browser draws by itself, each in a file of its own: a screen that is loaded apart loads its words with it. */
export const screenWords = [portalWords, confirmationWords, signingWords] as const;
export type ScreenWords = (typeof screenWords)[number];
