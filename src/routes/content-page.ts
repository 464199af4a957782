import { pickText } from '#engine';
import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { readyPage, type Visit } from '../app/visit.ts';
import { missing } from './not-found.ts';

type Schema = 'public-page' | 'secured-page';

/** PAGE-01, PAGE-02: a page that anybody may read. */
export const showPublicPage = (portal: Portal, url: URL, slug: string): Promise<Shown> => showPage(portal, url, 'public-page', slug);

/** The page `slug`, drawn from its content. Content and frame are asked at once. */
export function showPage(portal: Portal, url: URL, schema: Schema, slug: string): Promise<Shown> {
  const content = contentOf(portal, schema, slug);
  content.catch(() => undefined);
  return show(portal, url, async (visit) => {
    const body = await readyPage(portal, visit, await content, slug);
    if (!body) return missing(portal, visit);
    const { page } = body;
    const description = pickText(page.content.meta?.description, visit.site);
    return { status: 200, title: titleOf(page, visit), ...(description ? { description } : {}), visit, frame: await openFrame(portal, visit, page), body };
  });
}

/** PAGE-04. */
const titleOf = ({ title, pageTitle }: { title: unknown; pageTitle?: unknown }, { site }: Visit): string => pickText(pageTitle, site) ?? pickText(title, site) ?? site.name;

/** PAGE-08: a page may show the component list of another; one step, so that no two can chase each other. */
async function contentOf({ questions }: Portal, schema: Schema, slug: string): Promise<unknown> {
  const own = await questions.item(schema, slug);
  const from = typeof own === 'object' && own !== null ? (own as { contentFromPage?: unknown }).contentFromPage : undefined;
  if (typeof from !== 'string' || from === slug) return own;
  const other = await questions.item(schema, from);
  return other === null ? own : { ...(own as object), component: (other as { component?: unknown }).component };
}
