import { colleagueOf, landing, linkRecipient, takeLink } from '../../auth/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';
import { followLink } from './follow-link.ts';

/**
 * LOGIN-14: a sign-in goes on at its step before a reload, or before a form was posted without a script. LOGIN-12: a person who is signed in already is
 * led on, from any page with the login block. APP-08: so is one who followed a mailed link; where it leads to a sign-in, that begins with their name.
 * REG-05: it may be the last step of a registration.
 */
export const signInResume: Action<'sign-in-resume'> = async (_, context) => {
  const { session, site, url, browser, acting } = context;
  const link = takeLink(browser.here());
  if (link) {
    const answer = await followLink(link, context);
    if (answer) return answer;
  }
  const now = await session.resolve();
  if (now.state === 'signed-in' && !acting.workspace) {
    browser.go(landing(url, site.claimsEnabled, colleagueOf(now)), true);
    return { ok: false, code: 'signed-in' };
  }
  try {
    const flow = await session.flow();
    const username = linkRecipient();
    const registered = url.searchParams.get('registered') === '1';
    const begun = flow.step === 'name' && username && !flow.fault ? ({ step: 'name', method: 'Email', username } as const) : flow;
    return { ok: true, value: registered ? { ...begun, registered } : begun };
  } catch (error) {
    return failure(error);
  }
};
