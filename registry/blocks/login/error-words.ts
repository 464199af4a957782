import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import { filled } from '#locale/messages/filled';
import type { texts } from './login.schema.ts';

type Words = { readonly [Key in keyof typeof texts]: string };

/** What was asked for when it failed: a code to be sent, or a code to be checked. */
export type SignInStep = 'code' | 'check';

interface Failed {
  readonly code: string;
  /** The words of the server’s refusal. */
  readonly message?: string | undefined;
  /** After how long a new code may be asked for. */
  readonly retryAfterSeconds?: number;
  /** How often the code may still be tried. */
  readonly triesLeft?: number;
}

/** So many tries and fewer are named: before, they would only worry. */
const triesNamed = 3;

/** Outcomes of the sign-in actions → the words shown (LOGIN-05, LOGIN-08, LOGIN-09, LOGIN-10), with how long to wait where that is known. */
export function errorWords(
  failed: Failed,
  asked: SignInStep,
  method: SignInMethod,
  { text, language }: { text: Words; language: string },
): string {
  if (failed.code === 'link-refused') return `${filled(text.linkErrorMessage, { message: failed.message ?? '' })} ${text.linkErrorHint}`;
  const words = wordsOfCode(failed.code, asked, method, text);
  const { retryAfterSeconds: seconds = 0, triesLeft = Infinity } = failed;
  if (triesLeft <= triesNamed) return `${words} ${filled(text.triesLeft, { count: triesLeft })}`;
  return seconds > 1 ? `${words} ${filled(text.tryAgainIn, { time: timeInWords(seconds, language) })}` : words;
}

/** 40 → `40 seconds`, 150 → `3 minutes`, in the language shown. */
function timeInWords(seconds: number, language: string): string {
  const [unit, value] = seconds < 120 ? (['second', seconds] as const) : (['minute', Math.ceil(seconds / 60)] as const);
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

function wordsOfCode(code: string, asked: SignInStep, method: SignInMethod, text: Words): string {
  const known: Readonly<Record<string, string>> = {
    'attempts-exceeded': text.attemptsExceededErrorMessage,
    'account-status-error': text.accountStatusErrorMessage,
    'person-needed': text.personNeededErrorMessage,
    'country-not-served': text.countryNotServedErrorMessage,
    'inactive-account': text.inactiveAccountErrorMessage,
    'passcode-expired': text.passcodeExpiredErrorMessage,
    'passcode-used-up': text.passcodeUsedUpErrorMessage,
    network: text.networkErrorMessage,
    // The error of a gateway that reached no server is not about the address or the code.
    'status-502': text.networkErrorMessage,
    'status-503': text.networkErrorMessage,
    'status-504': text.networkErrorMessage,
  };
  if (Object.hasOwn(known, code)) return known[code] as string;
  if (asked === 'check') return text.invalidPasscodeErrorMessage;
  return method === 'Email' ? text.emailNotExistErrorMessage : text.phoneNotExistErrorMessage;
}
