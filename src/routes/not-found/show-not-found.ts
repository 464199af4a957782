import { withoutFullStop } from '#locale/dates-and-numbers/ends-sentence';
import { openFrame, type Show, type ShownPage, type Visit } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** ERR-03: the answer where there is no such page; as a title, its heading is no sentence. */
export const missing = async (visit: Visit): Promise<ShownPage> => ({
  status: 404,
  title: withoutFullStop(word(visit.site, 'notFound.heading')),
  visit,
  frame: await openFrame(visit),
});

export const showNotFound = (show: Show, url: URL): Promise<ShownPage> => show(url, missing);
