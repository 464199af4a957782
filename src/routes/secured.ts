import type { Portal } from '../app/portal.ts';
import { redirect } from '../app/router.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { landing } from '../auth/landing.ts';
import { word } from '../tenant/words.ts';

/**
 * APP-03: the guard. While it is unknown who is looking, frame and skeleton; nobody: to the root with `returnTo` and `tab=1`;
 * somebody: the screen. Presentation only: the server guards the data by itself.
 */
export function guarded(portal: Portal, url: URL, screen: () => Promise<Shown>): Promise<Shown> {
  const { state } = portal.session.current();
  if (state === 'signed-in') return screen();
  if (state === 'signed-out') throw redirect(`/?${new URLSearchParams({ returnTo: url.pathname + url.search, tab: '1' })}`);
  return show(portal, url, async (visit) => ({
    status: 200,
    title: visit.site.name,
    visit,
    frame: await openFrame(portal, visit),
    waiting: true,
  }));
}

/**
 * REG-03, LOGIN-12: whoever is signed in already is led on from the registration page where claims are enabled; a visitor whom the guard sent
 * here (`tab=1`) reads why.
 */
export async function forVisitors(portal: Portal, url: URL, screen: () => Promise<Shown>): Promise<Shown> {
  const shown = await screen();
  const claims = shown.visit?.site.claimsEnabled;
  if (claims && portal.session.current().state === 'signed-in' && !shown.visit?.acting.workspace) throw redirect(landing(url, claims));
  if (!shown.visit || !shown.body) return shown;
  const sentHere = url.searchParams.get('tab') === '1' && portal.session.current().state !== 'signed-in';
  const notice = sentHere ? { notice: word(shown.visit.site, 'portal.signInFirst') } : {};
  return { ...shown, ...notice, queryRead: [...(shown.queryRead ?? []), 'tab'] };
}
