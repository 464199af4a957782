import { hourMs } from '#locale/dates-and-numbers/units-of-time';
import type { IdentityLimits } from './account-limits.ts';
import { rangesOfAccount, refusalOfAnswer, secondsUntil, type Attempts, type Refusal, type Tally } from './lock-out.ts';

/** Why no code may be sent now, if so. */
export function refusalOfStart(tally: Tally, now: number, limits: IdentityLimits): Refusal | undefined {
  const { own, strangers } = tally;
  const { codesPerHour } = limits;
  const over = [waitOf(own.sent, now, codesPerHour), waitOf(strangers?.sent ?? [], now, codesPerHour * rangesOfAccount)];
  const seconds = Math.max(...over);
  return refusalOfAnswer(tally, now, limits) ?? (seconds > 0 ? { why: 'too-many-codes', seconds } : undefined);
}

/** So many codes within an hour are sent without a proof; before another one, a person is to be proven (SEC-4). */
const codesUnproven = 3;

/** Whether a person is to be proven before another code is sent. */
export const needsPerson = ({ own, strangers }: Tally, now: number): boolean =>
  [own, strangers].some((attempts) => recent(attempts?.sent ?? [], now).length >= codesUnproven);

/** Seconds until one of the last hour's codes is an hour old, where there are as many as may be. */
function waitOf(sent: readonly number[], now: number, codes: number): number {
  const last = recent(sent, now);
  const oldest = last[last.length - codes];
  return oldest === undefined ? 0 : secondsUntil(oldest + hourMs, now);
}

/** The attempts with one more code, without those that are an hour old. */
export const afterCodeSent = (attempts: Attempts, now: number): Attempts => ({
  ...attempts,
  lastTryAt: now,
  sent: [...recent(attempts.sent, now), now],
});

/** A moment more than an hour ahead is of a clock that had jumped. */
const recent = (sent: readonly number[], now: number): number[] => sent.filter((at) => Math.abs(now - at) < hourMs);
