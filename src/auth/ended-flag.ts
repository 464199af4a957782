import { keptInTab } from '../tab/kept-in-tab.ts';

const kept = keptInTab('session-ended');

/** SES-01: a session that ended by itself; this tab then counts as signed out until somebody signs in or goes on. The server has ended it all the same. */
export const raiseEnded = (): void => kept.keep('true');

/** Whether the session of this tab ended by itself. */
export const hasEnded = (): boolean => kept.read() === 'true';

/** Somebody signed in, or went on. */
export const lowerEnded = (): void => kept.forget();
