import type { Database } from '../../platform/db/index.ts';
import type { Outbox } from '../messages/index.ts';
import type { Pool, Pools } from './pools.ts';
import type { Secrets } from './secrets.ts';
import type { SignInGate } from './gate/sign-in-gate.ts';

/** Counts per account. */
export interface IdentityLimits {
  /** To a known device of the account, or to strangers of one range of addresses; to all strangers together four times as many. */
  readonly codesPerHour: number;
  readonly triesPerCode: number;
  /** Failures since the last success after which only a mailed link helps; for strangers of one range a quarter of them. */
  readonly consecutiveFailures: number;
}

/** Fixed limits. SEC-1: with 8 digits, 100 guesses are a chance of one in a million. */
export const guessLimits: Omit<IdentityLimits, 'codesPerHour'> = { triesPerCode: 5, consecutiveFailures: 100 };

export interface IdentityContext {
  readonly db: Database;
  readonly pools: Pools;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Start of every `iss`, without a trailing slash: `https://claims.example/identity`. */
  readonly issuerBase: string;
  readonly limits: IdentityLimits;
  /** Where a pool's portal answers, for links in messages: `https://claims.example`. */
  readonly originOf: (pool: Pool) => string;
  /** Limits by address, before the public protocol. */
  readonly gate: SignInGate;
  readonly outbox: Outbox;
  /** A whole number from 0 up to, not including, the bound. Tests give their own. */
  readonly randomInt: (bound: number) => number;
  /** Lives of tokens in seconds. */
  readonly lives: TokenLives;
}

export interface TokenLives {
  readonly id: number;
  readonly access: number;
  readonly refresh: number;
}

/** A sign-in lasts at most twelve hours, whatever the claimant does. Every life that depends on it is derived from it. */
export const maxSessionMs = 12 * 3_600_000;

/** Five minutes is the least a pool allows; the refresh token outlives the longest session by an hour. */
export const defaultLives: TokenLives = { id: 300, access: 300, refresh: maxSessionMs / 1000 + 3600 };
