import { withoutFullStop } from '#locale/dates-and-numbers/ends-sentence';
import { openFrame, type Show, type Shown, type Visit } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** ERR-03: the answer where there is no such page; as a title, its heading is no sentence. */
export const missing = async (visit: Visit): Promise<Shown> => ({
  status: 404,
  title: withoutFullStop(word(visit.site, 'notFound.heading')),
  visit,
  frame: await openFrame(visit),
});

export const showNotFound = (show: Show, url: URL): Promise<Shown> => show(url, missing);
