import { isOwnPath } from '#schemas/shared/own-path';

/**
 * LOGIN-11, LOGIN-12: where somebody goes after signing in: `returnTo` when it is a path of this portal; from the contact page to the communications
 * preferences; else my-claim where claims are enabled, else our_case. Pure.
 */
export function landing(url: URL, claimsEnabled: boolean): string {
  const returnTo = url.searchParams.get('returnTo');
  if (returnTo && isOwnPath(returnTo) && !isSignIn(returnTo)) return returnTo;
  if (isContact(url)) return '/securedPage/communications-preferences';
  return homeOf(claimsEnabled);
}

/** The page whose sign-in leads to the communications preferences. Pure. */
export const isContact = ({ pathname }: URL): boolean => pathname.toLowerCase() === '/page/contact';

/** LOGIN-16, LOGIN-17: whether somebody came by a link to a form, and goes on to it after signing in. Pure. */
export const isLinkSignIn = (url: URL): boolean => landing(url, true).startsWith('/form/');

/** The landing of somebody who is signed in. */
export const homeOf = (claimsEnabled: boolean): string => (claimsEnabled ? '/securedPage/my-claim' : '/securedPage/our_case');

const isSignIn = (path: string): boolean => /^\/(page\/registration)?(\?|$)/i.test(path);
