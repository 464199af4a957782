import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** LOGIN-06: sends another passcode; the running sign-in knows its person, so that a reload does not lose it. */
export const signInResend: Action<'sign-in-resend'> = async (_, { session }) => {
  try {
    return { ok: true, value: await session.resend() };
  } catch (error) {
    return failure(error);
  }
};
