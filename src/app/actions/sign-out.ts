import { done, type Action } from './action.ts';
import { keepSignOut } from '../navigation/signed-out.ts';
import { isOwnPath } from '../../address/own-path.ts';

/** NAV-03, ERR-03: signs out and goes to the registration page, or where it is asked to, in a fresh document: nothing of the person stays in memory. */
export const signOut: Action<'sign-out'> = async ({ to = '' }, { session, browser }) => {
  await session.end();
  keepSignOut();
  browser.leave(isOwnPath(to) ? to : '/page/registration');
  return done;
};
