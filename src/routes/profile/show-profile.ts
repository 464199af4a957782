import { openFrame, readyPage, type Show, type ShownPage } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** PAGE-10: the profile route has its own heading; a page `profile` of the tenant is below it. */
export const showProfile = (show: Show, url: URL): Promise<ShownPage> =>
  show(url, async (visit) => {
    const body = await readyPage(visit, await visit.questions.page('secured-page', 'profile'));
    return {
      status: 200,
      title: word(visit.site, 'portal.profile'),
      visit,
      frame: await openFrame(visit),
      ...(body ? { body } : {}),
    };
  });
