import { expect, test } from 'vitest';
import { afterCodeSent, refusalOfStart } from './codes-sent.ts';
import { strictIdentityLimits as limits } from '../pool.fixture.ts';
import { afterFailure, afterRefusal, lockSeconds, needsLink, noAttempts, refusalOfAnswer, settled, type Attempts } from './lock-out.ts';

/** Tries of a known device. */
const of = (own: Attempts) => ({ own, strangers: undefined });

test('the lock doubles from one second at the fifth failure to fifteen minutes', () => {
  expect([1, 4, 5, 6, 7, 10, 14, 15, 100].map(lockSeconds)).toEqual([0, 0, 1, 2, 4, 32, 512, 900, 900]);
});

test('tries during the lock do not lengthen it; fifteen quiet minutes end the back-off, not the consecutive count', () => {
  let attempts: Attempts = noAttempts;
  for (let failure = 0; failure < 8; failure++) attempts = afterFailure(attempts, 0);
  attempts = afterRefusal(attempts, 5000);
  expect([refusalOfAnswer(of(attempts), 7999, limits), refusalOfAnswer(of(attempts), 8000, limits)]).toEqual([
    { why: 'locked', seconds: 1 },
    undefined,
  ]);
  expect(settled(attempts, 5000 + 899_999)).toBe(attempts);
  expect(settled(attempts, 5000 + 900_000)).toMatchObject({ failures: 0, consecutive: 8 });
});

/**
 * T-01, exhaustive on a reduced space: one account for each of the 1,000 codes of three digits, which is sent again and
 * again. The attacker does the best possible: never repeats a guess at one code, waits out every lock and every hour.
 * Two sets of guesses: always the same ones, and others for each code.
 */
test.each([
  ['the same five guesses at each code', (_round: number, tries: number) => tries],
  ['other guesses at each code', (round: number, tries: number) => (round * 5 + tries) % 1000],
])('an attacker wins no more than the formula predicts: %s', (_name, guessOf) => {
  const digits = 1000;
  let won = 0;
  let maxGuesses = 0;
  for (let account = 0; account < digits; account++) {
    const { success, guesses } = attack((round) => (account * 7 + round * 389) % digits, guessOf);
    if (success) won++;
    maxGuesses = Math.max(maxGuesses, guesses);
  }
  const formula = 1 - (1 - limits.triesPerCode / digits) ** (limits.consecutiveFailures / limits.triesPerCode);
  expect(maxGuesses).toBe(limits.consecutiveFailures);
  expect(won / digits).toBeGreaterThan(formula * 0.9);
  expect(won / digits).toBeLessThan(formula * 1.1);
});

/** With eight digits the same bound is one in a million. */
test('with eight digits a hundred guesses are a chance of one in a million', () => {
  expect(limits.consecutiveFailures / 10 ** 8).toBeLessThanOrEqual(1e-6);
});

function attack(
  codeOf: (round: number) => number,
  guessOf: (round: number, tries: number) => number,
): { success: boolean; guesses: number } {
  let attempts: Attempts = noAttempts;
  let now = 0;
  let guesses = 0;
  for (let round = 0; ; round++) {
    while (refusalOfStart(of(attempts), now, limits)) {
      if (attempts.consecutive >= limits.consecutiveFailures) return { success: false, guesses };
      now += 60_000;
      attempts = settled(attempts, now);
    }
    attempts = afterCodeSent(attempts, now);
    for (let tries = 0; tries < limits.triesPerCode; tries++) {
      while (refusalOfAnswer(of(attempts), now, limits)?.why === 'locked') now += 1000;
      if (refusalOfAnswer(of(attempts), now, limits)) return { success: false, guesses };
      guesses++;
      if (guessOf(round, tries) === codeOf(round)) return { success: true, guesses };
      attempts = afterFailure(attempts, now);
    }
  }
}

test('strangers of one range have a quarter of what all strangers have, so that one range alone never locks out the others', () => {
  const failed = (times: number): Attempts => ({ ...noAttempts, consecutive: times });
  const after = (own: number, all: number) => refusalOfStart({ own: failed(own), strangers: failed(all) }, 0, limits)?.why;
  expect([after(24, 24), after(25, 25), after(0, 25), after(0, 99), after(0, 100)]).toEqual([
    undefined,
    'unlock-only',
    undefined,
    undefined,
    'unlock-only',
  ]);
});

test('five codes an hour to one range, twenty to all of them; the refusal states when the next one may be sent', () => {
  const sent = (times: number): Attempts => ({ ...noAttempts, sent: Array.from({ length: times }, (_, index) => index * 1000) });
  const at = (own: number, all: number) => refusalOfStart({ own: sent(own), strangers: sent(all) }, 60_000, limits);
  expect(at(4, 19)).toBeUndefined();
  expect(at(5, 5)).toEqual({ why: 'too-many-codes', seconds: 3540 });
  expect(at(0, 20)).toEqual({ why: 'too-many-codes', seconds: 3540 });
  expect([
    needsLink({ why: 'too-many-codes', seconds: 3540 }),
    needsLink({ why: 'locked', seconds: 60 }),
    needsLink({ why: 'unlock-only' }),
  ]).toEqual([true, false, true]);
});

test('a clock that had jumped a day ahead locks no one for a day; processes that differ by minutes count alike', () => {
  const day = 86_400_000;
  const minute = 60_000;
  const failing = (now: number) => Array.from({ length: 14 }).reduce<Attempts>((attempts) => afterFailure(attempts, now), noAttempts);
  expect(refusalOfAnswer(of(settled(failing(day), 0)), 0, limits)).toBeUndefined();
  expect(settled(failing(day), 0)).toMatchObject({ failures: 0, consecutive: 14 });
  expect(refusalOfAnswer(of(settled(failing(5 * minute), 0)), 0, limits)).toMatchObject({ why: 'locked' });
  const sent = (at: number): Attempts => ({ ...noAttempts, sent: Array<number>(5).fill(at) });
  expect(refusalOfStart(of(sent(day)), 0, limits)).toBeUndefined();
  expect(afterCodeSent(sent(day), 0).sent).toEqual([0]);
  expect(refusalOfStart(of(sent(5 * minute)), 0, limits)).toMatchObject({ why: 'too-many-codes' });
});
