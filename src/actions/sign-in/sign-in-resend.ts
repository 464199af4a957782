import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** LOGIN-06: sends another passcode; who it is for stands in the sign-in that runs, so that a reload does not lose it. */
export const signInResend: Action<'sign-in-resend'> = async (_, { session }) => {
  try {
    return { ok: true, value: await session.resend() };
  } catch (error) {
    return failure(error);
  }
};
