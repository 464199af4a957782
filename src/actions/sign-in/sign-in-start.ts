import { isLinkSignIn } from '../../auth/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** LOGIN-05, LOGIN-06, LOGIN-16: checks the account and sends a passcode. */
export const signInStart: Action<'sign-in-start'> = async ({ method, username }, { session, url }) => {
  try {
    return { ok: true, value: await session.start(method, username, isLinkSignIn(url)) };
  } catch (error) {
    return failure(error);
  }
};
