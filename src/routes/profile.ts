import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { word } from '../tenant/words.ts';

/** PAGE-10: the profile route is its heading. */
export const showProfile = (portal: Portal, url: URL): Promise<Shown> =>
  show(portal, url, async (visit) => ({
    status: 200,
    title: word(visit.site, 'portal.profile'),
    visit,
    frame: await openFrame(portal, visit),
  }));
