import { colleagueOf, isStaff, landing } from '../../auth/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** LOGIN-09, LOGIN-11: answers the passcode, adds the login history and goes where signing in leads. */
export const signInAnswer: Action<'sign-in-answer'> = async ({ code }, { session, api, site, url, browser }) => {
  let language: string | undefined;
  try {
    ({ language } = await session.answer(code));
  } catch (error) {
    return failure(error);
  }
  const { userPoolId, clientId } = site.tenant.identity;
  const now = session.current();
  const email = now.state === 'signed-in' ? now.view.username : '';
  // The history is a record beside the sign-in, not a condition of it.
  void api.call('accounts.loginHistory', { query: { clientId }, body: { userPoolId, loginType: 'login', email } }).catch(() => undefined);
  const next = landing(url, site.claimsEnabled, colleagueOf(now));
  const otherLanguage = language !== undefined && language !== site.language;
  // A document is in one language (PAGE-20). The tag manager, which may run in this one, never runs where staff work (APP-02).
  if (otherLanguage || (isStaff(now) && site.tenant.analytics)) browser.leave(next);
  else browser.go(next, true);
  return { ok: true, value: { next } };
};
