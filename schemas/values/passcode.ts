import { withLatinDigits } from './digits.ts';

/** Limits of an account that no setting changes. SEC-1: with 8 digits, 100 guesses are a chance of one in a million. */
export const passcodeLimits = { triesPerCode: 5, consecutiveFailures: 100 } as const;

/** Characters of what may be pasted in place of a passcode: a whole message. */
export const maxPasscodeText = 500;

/**
 * LOGIN-06: the code in what was typed or pasted: digits of every script, also written in two groups (`123 456`), and of a whole message (`Your code is 123456. Do not share it…`)
 * the first group of the code's `length`. Where there is none, all digits, or the text itself. Pure.
 */
export function passcodeIn(typed: string, length: number): string {
  const text = withLatinDigits(typed.normalize('NFKC')).replaceAll(/\p{Cf}/gu, '');
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === length) return digits;
  const group = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0];
  return group ?? spacedGroup(text, length) ?? (digits || typed.trim());
}

/** A run of digits with single spaces or dashes between them. */
function spacedGroup(text: string, length: number): string | undefined {
  const runs = text.match(/\d+(?:[\s\p{Pd}]\d+)*/gu) ?? [];
  return runs.map((run) => run.replaceAll(/\D/g, '')).find((run) => run.length === length);
}
