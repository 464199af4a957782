import type { Action } from './action.ts';
import { failure } from './failure.ts';

/** LOGIN-14: a sign-in goes on where it stood before a reload, or before a form was posted without a script. */
export const signInResume: Action<'sign-in-resume'> = async (_, { session }) => {
  try {
    return { ok: true, value: await session.flow() };
  } catch (error) {
    return failure(error);
  }
};
