import type { Action } from './action.ts';
import { failure } from './failure.ts';

/** LOGIN-05, LOGIN-06: checks the account and sends a passcode. */
export const signInStart: Action<'sign-in-start'> = async ({ method, username }, { session }) => {
  try {
    return { ok: true, value: await session.start(method, username) };
  } catch (error) {
    return failure(error);
  }
};
