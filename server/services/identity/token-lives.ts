import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { maxSessionMs } from './max-session.ts';

/** Lives of tokens in seconds. */
export interface TokenLives {
  readonly id: number;
  readonly access: number;
  readonly refresh: number;
}

/** Five minutes is the least a pool allows; the refresh token outlives the longest session by an hour. */
export const defaultLives: TokenLives = { id: 300, access: 300, refresh: maxSessionMs / 1000 + hourSeconds };
