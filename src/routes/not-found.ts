import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import type { Visit } from '../app/visit.ts';
import { word } from '../tenant/words.ts';

/** ERR-03: the answer where there is no such page; as a title, its heading is no sentence. */
export const missing = async (portal: Portal, visit: Visit): Promise<Shown> => ({
  status: 404,
  title: word(visit.site, 'notFound.heading').replace(/[.。۔]$/, ''),
  visit,
  frame: await openFrame(portal, visit),
});

export const showNotFound = (portal: Portal, url: URL): Promise<Shown> => show(portal, url, (visit) => missing(portal, visit));
