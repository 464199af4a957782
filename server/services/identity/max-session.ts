import { hourMs } from '#locale/dates-and-numbers/units-of-time';

/** A sign-in lasts at most twelve hours, whatever the claimant does. Every life that depends on it is derived from it. */
export const maxSessionMs = 12 * hourMs;
