import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import type { IdentityLimits } from './account-limits.ts';

/** What is remembered of one account's tries in one bucket. Times in milliseconds since 1970. */
export interface Attempts {
  readonly failures: number;
  readonly consecutive: number;
  readonly lockedUntil: number | undefined;
  readonly lastTryAt: number | undefined;
  readonly sent: readonly number[];
}

/** Tries of a bucket itself, and for strangers those of all of them together. */
export interface Tally {
  readonly own: Attempts;
  readonly strangers: Attempts | undefined;
}

export const noAttempts: Attempts = { failures: 0, consecutive: 0, lockedUntil: undefined, lastTryAt: undefined, sent: [] };

const quietMs = 15 * minuteMs;

/** From the fifth failure on 2^(n-5) seconds, at most 15 minutes. */
export const lockSeconds = (failures: number): number => (failures < 5 ? 0 : Math.min(900, 2 ** (failures - 5)));

/** Whole seconds until a moment, at least one. Pure. */
export const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000));

/** Why something is refused now, and for how many seconds; only a mailed link ends a refusal without `seconds`. */
export interface Refusal {
  readonly why: 'locked' | 'unlock-only' | 'too-many-codes';
  readonly seconds?: number;
}

/** Strangers of one range have a share of what all strangers of an account have, so that none of them uses it up alone. */
export const rangesOfAccount = 4;

/** Why an answer may not be evaluated now, if so. */
export function refusalOfAnswer(tally: Tally, now: number, limits: IdentityLimits): Refusal | undefined {
  const { own, strangers } = tally;
  const maxFailures = strangers ? Math.ceil(limits.consecutiveFailures / rangesOfAccount) : limits.consecutiveFailures;
  if (own.consecutive >= maxFailures || (strangers?.consecutive ?? 0) >= limits.consecutiveFailures) return { why: 'unlock-only' };
  return own.lockedUntil !== undefined && now < own.lockedUntil
    ? { why: 'locked', seconds: secondsUntil(own.lockedUntil, now) }
    : undefined;
}

/** A person who is refused for long is mailed a way back in: a stranger may be the cause. */
export const needsLink = ({ seconds }: Refusal): boolean => seconds === undefined || seconds > 60;

/** Fifteen quiet minutes end the back-off; the consecutive count stays. A try or a lock further ahead than that is of a clock that had jumped, and counts no more. */
export function settled(attempts: Attempts, now: number): Attempts {
  const { lastTryAt = now, lockedUntil = now } = attempts;
  const isOver = Math.abs(now - lastTryAt) >= quietMs || lockedUntil - now > quietMs;
  return isOver ? { ...attempts, failures: 0, lockedUntil: undefined } : attempts;
}

/** A try during the lock does not lengthen it. */
export const afterRefusal = (attempts: Attempts, now: number): Attempts => ({ ...attempts, lastTryAt: now });

export function afterFailure(attempts: Attempts, now: number): Attempts {
  const failures = attempts.failures + 1;
  const seconds = lockSeconds(failures);
  return {
    ...attempts,
    failures,
    consecutive: attempts.consecutive + 1,
    lastTryAt: now,
    lockedUntil: seconds === 0 ? undefined : now + seconds * 1000,
  };
}

/** A right code forgets the failures, not how many codes were sent this hour. */
export const afterSuccess = (attempts: Attempts): Attempts => ({ ...noAttempts, sent: attempts.sent });

/** The same change of what is counted, for each that it counts for. */
export const changed = ({ own, strangers }: Tally, change: (attempts: Attempts) => Attempts): Tally => ({
  own: change(own),
  strangers: strangers && change(strangers),
});
