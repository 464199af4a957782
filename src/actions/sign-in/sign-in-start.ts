import { isLinkSignIn, takeUnusedLink } from '../../auth/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** LOGIN-05, LOGIN-06, LOGIN-16: checks the account and sends a passcode. The link that led here is used up by that. */
export const signInStart: Action<'sign-in-start'> = async (typed, { session, url, api, site }) => {
  try {
    const value = await session.start({ ...typed, link: isLinkSignIn(url) });
    const token = takeUnusedLink();
    // An unused link ends by itself, so its sign-in does not wait for this.
    if (token) void api.call('users.identify', { body: { userPoolId: site.tenant.identity.userPoolId, token } }).catch(() => undefined);
    return { ok: true, value };
  } catch (error) {
    return failure(error);
  }
};
