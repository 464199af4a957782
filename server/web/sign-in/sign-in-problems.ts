import type { SignInProblemCode } from '#schemas/api';
import { ProblemError } from '../../platform/problems/index.ts';
import { IdentityError, identityErrors } from '../../services/identity/index.ts';

const statuses: Readonly<Record<SignInProblemCode, number>> = {
  'attempts-exceeded': 429,
  'email-not-exist': 404,
  'phone-not-exist': 404,
  'country-not-served': 400,
  'person-needed': 403,
  'account-status-error': 503,
  'inactive-account': 403,
  'invalid-passcode': 400,
  'passcode-expired': 400,
  'passcode-used-up': 400,
  'signed-out': 401,
};

/** A sign-in problem; `detail` is the identity service's own text where there is one (APP-10). */
export const signInProblem = (fault: SignInProblemCode, detail: string, retryAfterSeconds?: number): ProblemError =>
  new ProblemError(statuses[fault], fault, detail, {
    retryAfterSeconds,
    ...(retryAfterSeconds === undefined ? {} : { members: { retryAfterSeconds } }),
  });

/** LOGIN-09: a wrong passcode, with how many tries are left where that is known. */
export const wrongPasscode = (triesLeft?: number): ProblemError =>
  new ProblemError(
    statuses['invalid-passcode'],
    'invalid-passcode',
    'The passcode is not right.',
    triesLeft === undefined ? {} : { members: { triesLeft } },
  );

const attemptsExceeded = 'Password attempts exceeded';
/** The page has one text for too many tries, in whichever counter (LOGIN-08); a mailed link helps where no waiting does. */
export const tooMany = (retryAfterSeconds?: number): ProblemError =>
  signInProblem('attempts-exceeded', attemptsExceeded, retryAfterSeconds);

/** The service takes no more answers to this code: a wrong one that can be tried again comes back as another challenge instead. */
const usedUp = 'Incorrect username or password.';
const disabled = 'User is disabled.';
const preAuthentication = 'PreAuthentication failed with error Pre Authentication Failure.';

/** LOGIN-08, LOGIN-10. Distinguished by text, as the exception's class differs between services. */
export function startProblem(error: unknown, method: string, recaptchaKey?: string): ProblemError {
  if (!(error instanceof IdentityError)) throw error;
  if (error.message === attemptsExceeded) return tooMany(error.retryAfterSeconds);
  if (error.message === disabled) return signInProblem('inactive-account', error.message);
  if (error.message === identityErrors.personNeeded().message)
    return new ProblemError(statuses['person-needed'], 'person-needed' satisfies SignInProblemCode, error.message, {
      members: { recaptchaKey },
    });
  if (error.message === identityErrors.countryNotServed().message) return signInProblem('country-not-served', error.message);
  return signInProblem(method === 'Email' ? 'email-not-exist' : 'phone-not-exist', error.message);
}

/** LOGIN-08, LOGIN-09. A code that is used up has a code of its own: not even the right one would help now, only a new one. */
export function answerProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof IdentityError)) throw error;
  if (error.message === attemptsExceeded) return tooMany(error.retryAfterSeconds);
  if (error.message === preAuthentication) return signInProblem('passcode-expired', error.message);
  if (error.message === usedUp) return signInProblem('passcode-used-up', error.message, error.retryAfterSeconds);
  if (error.message === disabled) return signInProblem('inactive-account', error.message);
  return signInProblem('invalid-passcode', error.message);
}
