import { done, type Action } from './action.ts';

/** NAV-03: signs out and goes to the registration page, in a fresh document: nothing of the person stays in memory. */
export const signOut: Action<'sign-out'> = async (_, { session, browser }) => {
  await session.end();
  browser.leave('/page/registration');
  return done;
};
