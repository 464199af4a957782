import { registrationPages, signInTab } from '#schemas/api';
import { isSameOriginPath } from '#schemas/shared/same-origin-path';
import { firstPage, listPath } from '../address/index.ts';

/** The query parameter of an address that reports a sign-out. */
export const signedOutQuery = 'signedOut';

interface Colleague {
  readonly staff?: boolean;
  readonly editor?: boolean;
}

/**
 * LOGIN-11, LOGIN-12: the address after signing in: `returnTo` when it is a path of this portal; for staff the lists of the workspace (APP-05), for editors the pages that they edit; from
 * the contact page to the communications preferences; to the form that the address of the sign-in names, as that of a used link does (REG-02,
 * LOGIN-17); else my-claim where claims are enabled, else our_case. Pure.
 */
export function landing(url: URL, claimsEnabled: boolean, { staff, editor }: Colleague = {}): string {
  const returnTo = url.searchParams.get('returnTo');
  if (returnTo && isSameOriginPath(returnTo) && !isSignIn(returnTo)) return returnTo;
  if (staff) return listPath;
  if (isContact(url)) return '/securedPage/communications-preferences';
  const name = url.searchParams.get('name');
  if (name && isSignIn(url.pathname)) return `/form/${encodeURIComponent(name)}`;
  return editor ? `/page/${firstPage}` : homeOf(claimsEnabled);
}

/** The sign-in that leads back to an address of this portal (APP-03). Pure. */
export const signInPath = (returnTo: string): string => `/?${new URLSearchParams({ returnTo, ...signInTab })}`;

/** What became of a form that was opened by a link: the link does not open it any more, or its holder has left it (FRM-03). */
export type AfterLink = 'begun' | 'saved' | 'sent' | 'kept' | 'notKept';

/** FRM-03, FRM-09: the sign-in for the holder of a link whose form is not shown any more, and for what reason. Pure. */
export const signInAfterLink = (claimsEnabled: boolean, why: AfterLink): string => `${signInPath(homeOf(claimsEnabled))}&${why}=1`;

/** NAV-03: an address whose document reports, from the server on, that a sign-out worked. Pure. */
export const signedOutPath = (path: string): string =>
  path.includes(`${signedOutQuery}=1`) ? path : `${path}${path.includes('?') ? '&' : '?'}${signedOutQuery}=1`;

/** Whether an address reports a sign-out. Pure. */
export const wasSignedOut = ({ searchParams }: URL): boolean => searchParams.get(signedOutQuery) === '1';

/** The page whose sign-in leads to the communications preferences. Pure. */
const isContact = ({ pathname }: URL): boolean => pathname.toLowerCase() === registrationPages.Contact;

/** LOGIN-16, LOGIN-17: whether the sign-in was reached by a link to a form, and leads to it. Pure. */
export const isLinkSignIn = (url: URL): boolean => landing(url, true).startsWith('/form/');

/** The landing of a signed-in person. */
export const homeOf = (claimsEnabled: boolean): string => `/securedPage/${claimsEnabled ? 'my-claim' : firstPage}`;

const isSignIn = (path: string): boolean => ['/', registrationPages.Register].includes(path.replace(/\?.*$/s, '').toLowerCase());
