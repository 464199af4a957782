import { redirect } from '../navigation/index.ts';
import { openFrame, type Show, type Shown } from '../visit/index.ts';
import { landing, type Session } from '../auth/index.ts';
import { word } from '../tenant/index.ts';

/** What the guard asks who is looking, and shows a place with while that is not known. */
export interface Guard {
  readonly session: Pick<Session, 'current'>;
  readonly show: Show;
}

/**
 * APP-03: the guard. While the session is unknown, frame and skeleton; without one, to the root with `returnTo` and `tab=1`;
 * with one, the screen. Presentation only: the server guards the data by itself.
 */
export function guarded({ session, show }: Guard, url: URL, screen: () => Promise<Shown>): Promise<Shown> {
  const { state } = session.current();
  if (state === 'signed-in') return screen();
  if (state === 'signed-out') throw redirect(`/?${new URLSearchParams({ returnTo: url.pathname + url.search, tab: '1' })}`);
  return show(url, async (visit) => ({
    status: 200,
    title: visit.site.name,
    visit,
    frame: await openFrame(visit),
    waiting: true,
  }));
}

/**
 * REG-03, LOGIN-12: a person who is signed in already is led on from the registration page where claims are enabled; a visitor whom the guard sent
 * here (`tab=1`) reads why.
 */
export async function forVisitors(session: Pick<Session, 'current'>, url: URL, screen: () => Promise<Shown>): Promise<Shown> {
  const shown = await screen();
  const claims = shown.visit?.site.claimsEnabled;
  if (claims && session.current().state === 'signed-in' && !shown.visit?.acting.workspace) throw redirect(landing(url, claims));
  if (!shown.visit || !shown.body) return shown;
  const sentHere = url.searchParams.get('tab') === '1' && session.current().state !== 'signed-in';
  const notice = sentHere ? { notice: word(shown.visit.site, 'portal.signInFirst') } : {};
  return { ...shown, ...notice, queryRead: [...(shown.queryRead ?? []), 'tab'] };
}
