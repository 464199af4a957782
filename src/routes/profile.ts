import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { readyPage } from '../app/visit.ts';
import { word } from '../tenant/words.ts';

/** PAGE-10: the profile route has its own heading; a page `profile` of the tenant stands below it. */
export const showProfile = (portal: Portal, url: URL): Promise<Shown> =>
  show(portal, url, async (visit) => {
    const body = await readyPage(portal, visit, await portal.questions.page('secured-page', 'profile'));
    return {
      status: 200,
      title: word(visit.site, 'portal.profile'),
      visit,
      frame: await openFrame(portal, visit),
      ...(body ? { body } : {}),
    };
  });
