import type { IdentityLimits } from '../context.ts';

/** What is remembered of one account's tries in one bucket. Times in milliseconds since 1970. */
export interface Attempts {
  readonly failures: number;
  readonly consecutive: number;
  readonly lockedUntil: number | undefined;
  readonly lastTryAt: number | undefined;
  readonly sent: readonly number[];
}

export const noAttempts: Attempts = { failures: 0, consecutive: 0, lockedUntil: undefined, lastTryAt: undefined, sent: [] };

const quietMs = 15 * 60_000;
const hourMs = 3_600_000;

/** From the fifth failure on 2^(n-5) seconds, at most 15 minutes. */
export const lockSeconds = (failures: number): number => (failures < 5 ? 0 : Math.min(900, 2 ** (failures - 5)));

export type Refusal = 'locked' | 'unlock-only' | 'too-many-codes';

/** Why an answer may not be evaluated now, if so. */
export function refusalOfAnswer(attempts: Attempts, now: number, limits: IdentityLimits): Refusal | undefined {
  if (attempts.consecutive >= limits.consecutiveFailures) return 'unlock-only';
  return attempts.lockedUntil !== undefined && now < attempts.lockedUntil ? 'locked' : undefined;
}

/** Why no code may be sent now, if so. */
export function refusalOfStart(attempts: Attempts, now: number, limits: IdentityLimits): Refusal | undefined {
  return (
    refusalOfAnswer(attempts, now, limits) ?? (recent(attempts.sent, now).length >= limits.codesPerHour ? 'too-many-codes' : undefined)
  );
}

/** Fifteen quiet minutes end the back-off; the consecutive count stays. */
export const settled = (attempts: Attempts, now: number): Attempts =>
  attempts.lastTryAt !== undefined && now - attempts.lastTryAt >= quietMs ? { ...attempts, failures: 0, lockedUntil: undefined } : attempts;

/** A try during the lock does not lengthen it. */
export const afterRefusal = (attempts: Attempts, now: number): Attempts => ({ ...attempts, lastTryAt: now });

export const afterCodeSent = (attempts: Attempts, now: number): Attempts => ({
  ...attempts,
  lastTryAt: now,
  sent: [...recent(attempts.sent, now), now],
});

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

const recent = (sent: readonly number[], now: number): number[] => sent.filter((at) => now - at < hourMs);
