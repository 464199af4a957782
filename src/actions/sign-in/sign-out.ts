import { release } from '../../forms/index.ts';
import { done, type Action } from '../action.ts';
import { reportFailedSignOut, signedOutPath } from '../../auth/index.ts';
import { registrationPages } from '#schemas/api';
import { isSameOriginPath } from '#schemas/shared/same-origin-path';

/**
 * NAV-03, ERR-03: signs out and goes to the registration page, or where it is asked to, in a fresh document: nothing of the person stays in
 * memory. Where the call did not reach the server, the person is still signed in: the frame shows that and offers another try.
 */
export const signOut: Action<'sign-out'> = async ({ to = '' }, { session, browser, unsent }) => {
  if (!(await session.end())) {
    reportFailedSignOut(to);
    return { ok: false, code: 'still-signed-in' };
  }
  // The session is over: a question now would leave its page open. What this device keeps of chosen files goes on after the next sign-in.
  release(unsent);
  browser.leave(signedOutPath(isSameOriginPath(to) ? to : registrationPages.Register));
  return done;
};
