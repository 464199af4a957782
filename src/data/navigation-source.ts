import { pickText } from '#engine';
import { registrationPages, type NavigationView } from '#schemas/api';
import type { MenuEntry } from '../content/index.ts';
import { isEditor } from '../auth/index.ts';
import { firstPage } from '../address/index.ts';
import type { Site } from '../tenant/index.ts';
import type { SourceRequest, Source } from './source.ts';

/** NAV-01, NAV-02, NAV-04: the menu, for everyone at first; with the secured pages after signing in. */
export const navigation: Source<'navigation'> = {
  first: (asked) => ({ state: 'ready', value: viewOf(asked, asked.site.menu) }),
  async load(asked) {
    const secured = asked.session().state === 'signed-in' ? await asked.questions.menu('secured-page') : [];
    return {
      state: 'ready',
      value: viewOf(
        asked,
        [...asked.site.menu, ...secured].sort((a, b) => a.order - b.order),
      ),
    };
  },
};

function viewOf(asked: SourceRequest, menu: readonly MenuEntry[]): NavigationView {
  const { site, url, session, draftsShown } = asked;
  const shown = slugShown(url.pathname);
  return {
    homeHref: homeHrefOf(asked),
    currentPath: url.pathname + url.search,
    pages: menu.map(({ slug, title, secured }) => ({
      slug,
      title: pickText(title, site) ?? slug,
      href: `/${secured ? 'securedPage' : 'page'}/${slug}`,
      secured,
      current: shown === `${secured ? 'securedPage' : 'page'}/${slug}`,
    })),
    languages: languagesOf(site),
    ...(site.tenant.draftToggle && isEditor(session()) ? { drafts: { on: draftsShown() } } : {}),
  };
}

/** Who is signed in is led on from the root to their own first page; a visitor would find the sign-in there, so theirs is the page of the case, where the menu has it. */
const homeHrefOf = ({ site, session }: SourceRequest): string =>
  session().state !== 'signed-in' && site.menu.some(({ slug }) => slug === firstPage) ? `/page/${firstPage}` : '/';

const languagesOf = ({ tenant, language }: Site): NavigationView['languages'] =>
  tenant.languages.map(({ iso2Code, englishName, ownName, dir = 'ltr' }) => ({
    iso2Code,
    englishName,
    ownName,
    dir,
    current: iso2Code === language,
  }));

/** `page/faqs` of a path; the defaults of PAGE-01, PAGE-02 and PAGE-16 filled in, matrix parameters left out; no page where it is none. */
function slugShown(path: string): string {
  const [kind = '', slug = firstPage] = path.split('/').filter(Boolean);
  if (kind === '') return registrationPages.Register.slice(1);
  return `${kind}/${slug.split(';')[0]}`;
}
