import { storedInTab } from '../tab/index.ts';
import { forgetEndedPlace } from './ended-place.ts';

const kept = storedInTab('session-ended');

/** SES-01: a session that ended by itself; this tab then counts as signed out until the next sign-in or press. The server has ended it all the same. */
export const raiseEnded = (): void => kept.keep('true');

/** Whether the session of this tab ended by itself. */
export const hasEnded = (): boolean => kept.read() === 'true';

/** Called on a sign-in, and when the person goes on. */
export function lowerEnded(): void {
  kept.forget();
  forgetEndedPlace();
}
