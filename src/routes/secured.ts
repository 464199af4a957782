import type { Portal } from '../app/portal.ts';
import { redirect } from '../app/router.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { word } from '../tenant/words.ts';

/**
 * APP-03: the guard. While it is unknown who is looking, frame and skeleton; nobody: to the root with `returnTo` and `tab=1`;
 * somebody: the screen. Presentation only: the server guards the data by itself.
 */
export function guarded(portal: Portal, url: URL, screen: () => Promise<Shown>): Promise<Shown> {
  const { state } = portal.session.current();
  if (state === 'signed-in') return screen();
  if (state === 'signed-out') throw redirect(`/?${new URLSearchParams({ returnTo: url.pathname + url.search, tab: '1' })}`);
  return show(portal, url, async (visit) => ({ status: 200, title: visit.site.name, visit, frame: await openFrame(portal, visit), waiting: true }));
}

/** PAGE-10: the profile route is its heading. */
export const showProfile = (portal: Portal, url: URL): Promise<Shown> =>
  show(portal, url, async (visit) => ({ status: 200, title: word(visit.site, 'portal.profile'), visit, frame: await openFrame(portal, visit) }));
