/** A failure in the protocol's own words: `type` is the exception's name, `message` its text. Always answered with 400. */
export class IdentityError extends Error {
  readonly type: string;
  /** Where waiting helps. */
  readonly retryAfterSeconds: number | undefined;
  constructor(type: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'IdentityError';
    this.type = type;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const notAuthorized = (message: string, retryAfterSeconds?: number): IdentityError =>
  new IdentityError('NotAuthorizedException', message, retryAfterSeconds);
export const invalidParameter = (message: string): IdentityError => new IdentityError('InvalidParameterException', message);

/** Texts that the portal distinguishes (LOGIN-08, LOGIN-09); exact, as the real service sends them. */
export const identityErrors = {
  attemptsExceeded: (retryAfterSeconds?: number) => notAuthorized('Password attempts exceeded', retryAfterSeconds),
  passcodeExpired: () =>
    new IdentityError('UserLambdaValidationException', 'PreAuthentication failed with error Pre Authentication Failure.'),
  userNotFound: () => new IdentityError('UserNotFoundException', 'User does not exist.'),
  countryNotServed: () => invalidParameter('No codes are sent to numbers of this country.'),
  personNeeded: () => notAuthorized('Another code is sent only after the check that a person asks for it.'),
  userDisabled: () => notAuthorized('User is disabled.'),
  /** The code takes no more answers; a new one may be sent after `retryAfterSeconds`. */
  wrongAnswer: (retryAfterSeconds?: number) => notAuthorized('Incorrect username or password.', retryAfterSeconds),
  unknownSession: () => notAuthorized('Invalid session for the user.'),
  usedSession: () => notAuthorized('Invalid session for the user, session can only be used once.'),
} as const;
