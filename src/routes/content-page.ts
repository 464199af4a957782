import { pickText } from '#engine';
import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import type { PageSchema } from '../content/questions.ts';
import { readyPage, type Visit } from '../app/visit.ts';
import { missing } from './not-found.ts';

/** PAGE-01, PAGE-02: a page that anybody may read. */
export const showPublicPage = (portal: Portal, url: URL, slug: string): Promise<Shown> => showPage(portal, url, 'public-page', slug);

/** The page `slug`, drawn from its content. Content and frame are asked at once. */
export function showPage(portal: Portal, url: URL, schema: PageSchema, slug: string): Promise<Shown> {
  const content = portal.questions.page(schema, slug);
  content.catch(() => undefined);
  return show(portal, url, async (visit) => {
    const body = await readyPage(portal, visit, await content);
    if (!body) return missing(portal, visit);
    const { page } = body;
    const description = pickText(page.content.meta?.description, visit.site);
    return {
      status: 200,
      title: titleOf(page, visit),
      ...(description ? { description } : {}),
      visit,
      frame: await openFrame(portal, visit, page),
      body,
    };
  });
}

/** PAGE-04. */
const titleOf = ({ title, pageTitle }: { title: unknown; pageTitle?: unknown }, { site }: Visit): string =>
  pickText(pageTitle, site) ?? pickText(title, site) ?? site.name;
