import type { SignInMethod } from '#schemas/shared/sign-in';
import type { texts } from './login.schema.ts';

type Words = { readonly [Key in keyof typeof texts]: string };

/** What was asked for when it failed: a code to be sent, or a code to be checked. */
export type Asked = 'code' | 'check';

/** Outcome codes of the sign-in actions → the words shown (LOGIN-05, LOGIN-08, LOGIN-09, LOGIN-10). */
export function errorWords(code: string, asked: Asked, method: SignInMethod, text: Words): string {
  const known: Readonly<Record<string, string>> = {
    'attempts-exceeded': text.attemptsExceededErrorMessage,
    'account-status-error': text.accountStatusErrorMessage,
    'inactive-account': text.inactiveAccountErrorMessage,
    'passcode-expired': text.passcodeExpiredErrorMessage,
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
