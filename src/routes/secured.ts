import { linkTokenParameter, type Audience } from '#schemas/api';
import { redirect } from '../router/index.ts';
import { openFrame, type Show, type ShownPage } from '../visit/index.ts';
import { colleagueOf, landing, signInPath, type Session } from '../auth/index.ts';
import { word, type Site } from '../tenant/index.ts';

/** What the guard asks who is looking, and shows a place with that only the device knows. */
export interface Guard {
  readonly session: Pick<Session, 'current' | 'resolve'>;
  readonly show: Show;
  readonly awake: () => boolean;
}

/** Header of the redirect to the sign-in: with a session, the page would be drawn. */
export const audienceHeader = 'X-Audience';

/**
 * APP-03: the guard. Without a session, to the root with `returnTo` and `tab=1`; with one, the screen. Presentation only: the server guards the
 * data by itself.
 */
export async function guarded({ session }: Pick<Guard, 'session'>, url: URL, screen: () => Promise<ShownPage>): Promise<ShownPage> {
  const { state } = await session.resolve();
  if (state === 'signed-in') return { ...(await screen()), audience: 'signed-in' };
  throw redirect(signInPath(url.pathname + url.search), {
    headers: { [audienceHeader]: 'signed-in' satisfies Audience },
  });
}

/** A screen that only the device can draw, for example from what this tab keeps: on the server, and until its document is taken over, the frame. */
export const onDeviceOnly = (
  { show, awake }: Pick<Guard, 'show' | 'awake'>,
  url: URL,
  screen: () => Promise<ShownPage>,
): Promise<ShownPage> =>
  awake()
    ? screen()
    : show(url, async (visit) => ({ status: 200, title: visit.site.name, visit, frame: await openFrame(visit), waiting: true }));

/** Reasons in the query of the address for which a visitor reads a notice, at the root: the guard, signing out without script, or what became of a form that a link opened. */
const atRoot = ['signedOut', 'begun', 'saved', 'sent', 'kept', 'notKept', 'tab'] as const;
/** The same on the page of the sign-in, where `tab` is that of the sign-in. */
const atSignIn = ['signedOut'] as const;
type Reason = (typeof atRoot | typeof atSignIn)[number];

/**
 * REG-03, LOGIN-12: a person who is signed in already is led on from the sign-in and the registration; a visitor who was led here reads why.
 */
export async function forVisitors(session: Pick<Session, 'current'>, url: URL, screen: () => Promise<ShownPage>): Promise<ShownPage> {
  const shown = await screen();
  const now = session.current();
  const claims = shown.visit?.site.claimsEnabled === true;
  // A mailed link leads on by itself.
  const byLink = url.searchParams.has(linkTokenParameter);
  if (shown.visit && now.state === 'signed-in' && !byLink && !shown.visit.acting.workspace)
    throw redirect(landing(url, claims, colleagueOf(now)));
  if (!shown.visit || !shown.body) return shown;
  const asks = (reason: Reason): boolean => url.searchParams.get(reason) === '1' && now.state !== 'signed-in';
  const why = (url.pathname === '/' ? atRoot : atSignIn).find(asks);
  const notice = why && (await noticeFor(shown.visit.site, why));
  return {
    ...shown,
    ...(notice ? { notice } : {}),
    audience: 'visitors',
    queryRead: [...(shown.queryRead ?? []), ...atRoot],
  };
}

/** Undefined where its words cannot be had: the sign-in works without them. */
async function noticeFor(site: Site, why: Reason): Promise<string | undefined> {
  if (why === 'tab') return word(site, 'portal.signInFirst');
  if (why === 'signedOut') return word(site, 'portal.signedOut');
  return import('./visitor-notice.ts').then(
    ({ visitorNotice }) => visitorNotice(site, why),
    () => undefined,
  );
}
