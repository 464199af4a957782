import type { SignInMethod } from '../shared/sign-in-method.ts';

/**
 * The token-mediating sign-in (APP-10): tokens stay on the server, the browser has a session cookie. All are POST with the header `X-Portal: 1`, same origin only; the session
 * cookie is read here and by GETs of documents alone. Calls that a person caused (here, /api, /content) carry `X-Activity: 1`: only those keep the session alive (SES-01). A failure is a problem (RFC 9457) whose `code` is one of SignInProblemCode.
 */
export interface AuthCalls {
  '/auth/start': { body: { method: SignInMethod; username: string; countryCode?: string; link?: boolean }; answer: PasscodeSent };
  /** Sends another code for the running sign-in; 400 `passcode-expired` when there is none. */
  '/auth/resend': { body: Record<string, never>; answer: PasscodeSent };
  '/auth/answer': { body: { code: string }; answer: SignedIn };
  /** 204 without a session cookie; 401 `signed-out` when its session has ended. */
  '/auth/session': { body: Record<string, never>; answer: SignedIn | undefined };
  /** The person is active without another call (SES-01). 204, or 401 `signed-out`. */
  '/auth/activity': { body: Record<string, never>; answer: undefined };
  '/auth/sign-out': { body: Record<string, never>; answer: Record<string, never> };
}

export interface PasscodeSent {
  /** Masked: `a•••@example.org`. */
  readonly sentTo: string;
  readonly expiresInSeconds: number;
  readonly codeLength: number;
  /** Set where the answer does not reveal whether there is such an account (LOGIN-18): the code is sent only if there is. */
  readonly ifKnown?: true;
}

export interface SignedIn {
  /** For the Authorization header; lives five minutes, in memory only. */
  readonly idToken: string;
  readonly expiresInSeconds: number;
  /** In the user pool; stays when the person signs in with another address or number. */
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly staff: boolean;
  readonly manager: boolean;
  readonly editor: boolean;
  /** Idle limit of the tenant in minutes (SES-01). */
  readonly sessionMinutes: number;
  /** What this person's answers are sealed with on their device (FRM-15): 32 bytes, base64url; the same in every session of theirs. */
  readonly answersKey: string;
  /** After a sign-in in a browser that had chosen none: the account's own language, which becomes the chosen one (PAGE-20). */
  readonly language?: string;
}

/** LOGIN-05, LOGIN-08, LOGIN-09, LOGIN-10; the upstream text travels unchanged as `detail`; `retryAfterSeconds` where waiting helps; `recaptchaKey` with `person-needed`. */
export type SignInProblemCode =
  | 'attempts-exceeded'
  | 'email-not-exist'
  | 'phone-not-exist'
  | 'country-not-served'
  | 'person-needed'
  | 'account-status-error'
  | 'inactive-account'
  | 'invalid-passcode'
  | 'passcode-expired'
  | 'passcode-used-up'
  | 'signed-out';

/**
 * `GET /auth/flow` (header `X-Portal: 1`): the step of the running sign-in, for a page that was reloaded at its second step or whose form was
 * posted before its script was there.
 */
export type SignInFlow =
  | {
      readonly step: 'name';
      readonly method?: SignInMethod;
      readonly username?: string;
      readonly countryCode?: string;
      readonly fault?: SignInProblemCode;
    }
  | ({ readonly step: 'passcode'; readonly method: SignInMethod; readonly fault?: SignInProblemCode } & PasscodeSent);
