import type { SignInMethod } from '#schemas/page';
import type { texts } from './login.schema.ts';

type Words = { readonly [Key in keyof typeof texts]: string };

/** Outcome codes of the sign-in actions → the words shown (LOGIN-05, LOGIN-08, LOGIN-09, LOGIN-10). */
export function errorWords(code: string, method: SignInMethod, text: Words): string {
  const known: Readonly<Record<string, string>> = {
    'attempts-exceeded': text.attemptsExceededErrorMessage,
    'email-not-exist': text.emailNotExistErrorMessage,
    'phone-not-exist': text.phoneNotExistErrorMessage,
    'account-status-error': text.accountStatusErrorMessage,
    'inactive-account': text.inactiveAccountErrorMessage,
    'invalid-passcode': text.invalidPasscodeErrorMessage,
    'passcode-expired': text.passcodeExpiredErrorMessage,
    network: text.networkErrorMessage,
  };
  return known[code] ?? (method === 'Email' ? text.emailNotExistErrorMessage : text.phoneNotExistErrorMessage);
}
