import { renderToString } from 'react-dom/server';
import type { PreparedPage } from '#engine';
import { faceFiles, themeCss } from '#ui/theme';
import type { Audience, PageAssets, Render, RenderAnswer, RenderContext, RenderedPage } from '#schemas/api';
import { documentWords, type Theme } from '#schemas/tenant';
import { drawConsent } from './consent/index.ts';
import { createStaticRouter, StaticRouterProvider } from './router/index.ts';
import { createContentMemory, createQuestions } from './content/index.ts';
import { scriptsOf } from './data/index.ts';
import { blockFile, htmlDocument, inOneLanguage } from './html-document/index.ts';
import { blocks, openPlace } from './rendering/index.ts';
import { audienceHeader } from './routes/index.tsx';
import { word, wordsOf } from './tenant/index.ts';
import { PortalContext, pagesOf, type ShownPage } from './visit/index.ts';
import { typingPlace } from './tab/index.ts';

const documentWord = wordsOf(documentWords);

export { inlineConsent } from './consent/index.ts';
export { inlineLoader } from './html-document/index.ts';

/** Draws one page: for anyone, or for the person of the context. */
export const render: Render = async (request, context) => {
  const { tenant, now, language: asked, assets, mode, demo, person, linkToken } = context;
  const theme = themeOf(context);
  const place = await openPlace(request, context);
  if (place instanceof Response) return redirected(place, asked);
  const { shown, portal, memory, handler, found, issues, arrived } = place;
  const body = renderToString(
    <PortalContext value={portal}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
    </PortalContext>,
  );
  const site = shown.visit?.site;
  const language = site?.language ?? asked;
  const look = shown.theme ?? (await theme);
  const pages = pagesOf(shown);
  // Never for staff, whose pages have other people's data.
  const consent = site && mode === 'live' && !person?.staff ? drawConsent(site) : undefined;
  const waiting = shown.waiting === true;
  const interactive = pages.some((page) => page.interactive) || waiting || person !== undefined;
  const files = filesOf(shown, context, consent ? [consent.module] : []);
  const ends = pages.flatMap(({ validUntil }) => validUntil ?? []);
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const html = htmlDocument({
    language,
    dir: site?.dir ?? 'ltr',
    title: shown.title || word(site, 'error.comingSoon'),
    description: shown.description,
    favicon: site?.tenant.favicon,
    olderBrowser: documentWord(site, 'document.olderBrowser'),
    theme: look ? themeCss(look) : '',
    body,
    state: {
      tenant,
      language,
      now,
      revision: memory.revision,
      address,
      mode,
      demo,
      waiting,
      ...(person ? { person } : {}),
      ...(arrived ? { arrived } : {}),
      content: site ? inOneLanguage(memory.all(), site, blocks) : memory.all(),
    },
    assets,
    blocks: files,
    early: earlyOf(shown, assets),
    later: person ? laterThan(files, assets) : [],
    fonts: look ? fontsOf(look, language, assets) : [],
    interactive,
    typingPlace: typingPlace(shown.visit?.acting.link?.keeper ?? person?.id, new URL(request.url)),
    consent,
    listed: shown.status === 200 && !waiting && !person && linkToken === undefined && shown.body !== undefined,
  });
  return {
    status: shown.status,
    language,
    html,
    revision: memory.revision,
    // Whether it is workspace mode decides on the frame of every page (PAGE-07).
    queryRead: [...new Set(['accountId', 'isWorkspace', ...(shown.queryRead ?? []), ...pages.flatMap(({ queryRead }) => queryRead)])],
    ...(ends.length > 0 ? { validUntil: Math.min(...ends) } : {}),
    issues,
    audience: shown.audience ?? 'anyone',
    asksConsent: consent !== undefined,
  };
};

/** What a browser opens the page with that has a document of this portal already. */
export const renderAnswer: RenderAnswer = async (request, context) => {
  const place = await openPlace(request, context);
  if (place instanceof Response || !context.person) return null;
  const { shown, memory, arrived } = place;
  const site = shown.visit?.site;
  if (!site || shown.failure) return null;
  return {
    person: context.person.id,
    revision: memory.revision,
    content: inOneLanguage(memory.all(), site, blocks),
    arrived,
    files: filesOf(shown, context),
  };
};

/** The theme is not needed in the browser, so it is asked apart and does not travel. */
const themeOf = ({ tenant, fetch, kept }: RenderContext) =>
  createQuestions({ tenant, fetch }, createContentMemory({ kept, newest: kept?.newest }), blocks.types)
    .theme()
    .catch(() => null);

/** Files of the theme's face for the scripts of a language. */
const fontsOf = ({ typeface }: Theme, language: string, { fonts = [] }: PageAssets): readonly string[] =>
  faceFiles(typeface, language).flatMap((name) => fonts.filter((file) => file.includes(`/${name}`)));

/** Scripts and stylesheets of what shows. */
function filesOf(shown: ShownPage, { assets }: RenderContext, more: readonly string[] = []): readonly string[] {
  const pages = pagesOf(shown);
  return assets.preloadsOf([
    blockFile('header'),
    ...(shown.modules ?? []),
    ...more,
    ...(pages.some(hasRules) ? ['rules'] : []),
    ...scriptsOf(pages.flatMap(({ needs }) => needs)),
    ...typesOf(shown).flatMap((type) => [blockFile(type), ...drawingModules(type)]),
  ]);
}

const typesOf = (shown: ShownPage): readonly string[] => [...new Set(pagesOf(shown).flatMap(({ types }) => types))];
const drawingModules = (type: string): readonly string[] => blocks.definition(type)?.drawnWith?.modules ?? [];

/** The most of what a form waits for, whether its data came in time to be drawn or not: the entry, and what its blocks are drawn with. */
function earlyOf(shown: ShownPage, { entry, scriptOf }: PageAssets): readonly string[] {
  const scripts = typesOf(shown)
    .flatMap(drawingModules)
    .flatMap((module) => scriptOf?.(module) ?? []);
  return scripts.length > 0 ? [entry, ...scripts] : [];
}

/** Scripts that blocks of other screens are drawn with, and this document does not have yet. */
const laterThan = (files: readonly string[], { preloadsOf }: PageAssets): readonly string[] =>
  preloadsOf(blocks.types.flatMap(drawingModules)).filter((file) => file.endsWith('.js') && !files.includes(file));

const hasRules = ({ blocks }: PreparedPage): boolean =>
  blocks.some(({ planned: { rules } }) => rules.visible !== undefined || rules.bind.length > 0);

const redirected = (answer: Response, language: string): RenderedPage => ({
  status: answer.status,
  redirect: answer.headers.get('Location') ?? '/',
  language,
  html: '',
  revision: 0,
  queryRead: [],
  issues: [],
  audience: (answer.headers.get(audienceHeader) as Audience | null) ?? 'anyone',
});
