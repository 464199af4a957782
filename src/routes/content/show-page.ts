import { pickText } from '#engine';
import type { CheckedPage, PageSchema, Questions } from '../../content/index.ts';
import { openFrame, readyPage, type Show, type ShownPage, type Visit } from '../../visit/index.ts';
import type { TabbedPage } from '../registration/registration-tabs.ts';
import { missing } from '../not-found/show-not-found.ts';

export interface PageParts {
  readonly show: Show;
  readonly questions: Pick<Questions, 'page'>;
}

/** PAGE-01, PAGE-02: a page that is public. */
export const showPublicPage = (parts: PageParts, url: URL, slug: string): Promise<ShownPage> => showPage(parts, url, 'public-page', slug);

/** The page `slug`, drawn from its content. Content and frame are asked at once. */
export function showPage({ show, questions }: PageParts, url: URL, schema: PageSchema, slug: string): Promise<ShownPage> {
  const content = questions.page(schema, slug);
  content.catch(() => undefined);
  return show(url, async (visit) => {
    const own = (await content) ?? (schema === 'secured-page' ? await ownPage(visit, slug) : null);
    if (own && 'failure' in own) return own;
    const made = own && visit.acting.registers ? await registrationPage(visit, own as CheckedPage) : own;
    const body = await readyPage(visit, made as CheckedPage | null);
    if (!body) return missing(visit);
    const { page } = body;
    const description = pickText(page.content.meta?.description, visit.site);
    return {
      status: 200,
      title: titleOf(page, visit),
      ...(description ? { description } : {}),
      ...(made as TabbedPage | null)?.shown,
      visit,
      frame: await openFrame(visit, page),
      body,
    };
  });
}

/** REG-01: with tabs, where content has the block of the registration. */
async function registrationPage(visit: Visit, checked: CheckedPage): Promise<TabbedPage> {
  const hasTabs = checked.page?.blocks.some(({ type }) => visit.blocks.definition(type)?.screen === 'registration');
  return hasTabs ? (await import('../registration/registration-tabs.ts')).withTabs(visit, checked) : checked;
}

/** Asked for where content has no such page: most screens never need its code. */
const ownPage = async (visit: Visit, slug: string) => (await import('./built-in-page.ts')).ownPage(visit, slug);

/** PAGE-04. */
const titleOf = ({ title, pageTitle }: { title: unknown; pageTitle?: unknown }, { site }: Visit): string =>
  pickText(pageTitle, site) ?? pickText(title, site) ?? site.name;
