import { storedInTab } from '../tab/index.ts';
import { signInPath } from './landing.ts';

/** Where this tab was when its session ended by itself, for the way back after signing in again (SES-02). */
export interface EndedPlace {
  readonly to: string;
  /** A form was open, and all of its answers are on this device or on the server. */
  readonly answersKept: boolean;
  /** Files were chosen that had not been sent: whether this device keeps all of them until the form is open again. */
  readonly unsentFiles?: 'kept' | 'lost';
}

const kept = storedInTab('ended-place');

export const keepEndedPlace = (place: EndedPlace): void => kept.keep(JSON.stringify(place));
export const forgetEndedPlace = (): void => kept.forget();

/** Null where no session of this tab ended by itself. */
export const endedPlace = (): EndedPlace | null => JSON.parse(kept.read() ?? 'null') as EndedPlace | null;

/** The sign-in that leads back to where the session ended. Pure. */
export const signInAgain = (place: EndedPlace | null): string => (place ? signInPath(place.to) : '/');
