import { isContact, isStaff, landing } from '../../auth/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/**
 * LOGIN-14: a sign-in goes on at its step before a reload, or before a form was posted without a script. LOGIN-12: a person who is signed in already is
 * led on, from any page with the login block.
 */
export const signInResume: Action<'sign-in-resume'> = async (_, { session, site, url, browser, acting }) => {
  const now = await session.resolve();
  const staff = isStaff(now);
  if (now.state === 'signed-in' && !acting.workspace && (site.claimsEnabled || isContact(url) || staff)) {
    browser.go(landing(url, site.claimsEnabled, staff), true);
    return { ok: false, code: 'signed-in' };
  }
  try {
    return { ok: true, value: await session.flow() };
  } catch (error) {
    return failure(error);
  }
};
