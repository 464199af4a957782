import { renderToString } from 'react-dom/server';
import { createLoader, type Loader, type PreparedPage } from '#engine';
import * as registry from '#registry';
import { themeCss } from '#registry/theme';
import type { Render, RenderedPage } from '#schemas/api';
import type { Issue } from '#schemas/page';
import { htmlDocument, narrow } from './document/index.ts';
import { PortalContext, type Portal, pagesOf, type Shown } from './visit/index.ts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './navigation/index.ts';
import { pendingSession } from './auth/index.ts';
import { createContentClient, createContentMemory, createQuestions } from './content/index.ts';
import { createUnsentFiles } from './forms/index.ts';
import { createRoutes } from './routes/index.tsx';
import { word } from './tenant/index.ts';

export { inlineLoader } from './document/index.ts';

/** Code without data of a person: shared by all requests. */
const blocks: Loader = createLoader(registry);

const nowhere = (): never => {
  throw new Error('The server does not leave the page it draws.');
};

/** Draws one page for an anonymous visitor: pages are cached for all visitors. */
export const render: Render = async (request, { tenant, fetch, now, language: asked, assets, mode, demo, kept }) => {
  const issues: Issue[] = [];
  const client = createContentClient({ tenant, fetch });
  const memory = createContentMemory({ keepFailures: true, kept, newest: kept?.newest });
  const whose = { tenant, types: blocks.types };
  const portal: Portal = {
    language: asked,
    questions: createQuestions(client, memory, whose),
    blocks,
    session: pendingSession,
    api: { call: nowhere },
    unsent: createUnsentFiles(),
    browser: { go: nowhere, refresh: nowhere, reload: nowhere, leave: nowhere },
    addressOf: (url) => url,
    known: () => ({}),
    ready: () => Promise.resolve(),
    clock: () => now,
    offline: () => false,
    lastShown: () => '/',
    draftsShown: () => false,
    mode,
    demo,
    report: (issue) => void issues.push(issue),
  };
  // The theme is not needed in the browser, so it is asked apart and does not travel.
  const theme = createQuestions(client, createContentMemory({ kept, newest: kept?.newest }), whose)
    .theme()
    .catch(() => null);
  const handler = createStaticHandler(createRoutes(portal));
  const context = await handler.query(request);
  if (context instanceof Response) return redirected(context, asked, memory.revision);
  const [crash] = Object.values(context.errors ?? {});
  if (crash !== undefined) throw crash;

  const body = renderToString(
    <PortalContext value={portal}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </PortalContext>,
  );
  const shown = Object.values(context.loaderData).at(-1) as Shown;
  const site = shown.visit?.site;
  const language = site?.language ?? asked;
  const look = shown.theme ?? (await theme);
  const pages = pagesOf(shown);
  const waiting = shown.waiting === true;
  const interactive = pages.some((page) => page.interactive) || waiting;
  const ends = pages.flatMap(({ validUntil }) => validUntil ?? []);
  const { pathname, search } = new URL(request.url);
  const html = htmlDocument({
    language,
    dir: site?.dir ?? 'ltr',
    title: shown.title || word(site, 'error.comingSoon'),
    description: shown.description,
    favicon: site?.tenant.favicon,
    theme: look ? themeCss(look) : '',
    body,
    state: {
      tenant,
      language,
      now,
      revision: memory.revision,
      address: pathname + search,
      mode,
      demo,
      secured: waiting,
      content: site ? narrow(memory.all(), site, blocks) : memory.all(),
    },
    assets,
    blocks: assets.preloadsOf([
      ...(shown.modules ?? []),
      ...(pages.some(hasRules) ? ['engine/resolve/compile-rules.ts'] : []),
      ...[...new Set(pages.flatMap(({ types }) => types))].flatMap(modulesOf),
    ]),
    interactive,
    listed: shown.status === 200 && !waiting && shown.body !== undefined,
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
    interactive,
    secured: waiting,
  };
};

const hasRules = ({ blocks }: PreparedPage): boolean =>
  blocks.some(({ planned: { rules } }) => rules.visible !== undefined || rules.bind.length > 0);

/** Modules of a block type: its folder is its type in kebab-case, its component in PascalCase (a contract test holds this). */
function modulesOf(type: string): string[] {
  const folder = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const component = `${folder}/${type.slice(0, 1).toUpperCase()}${type.slice(1)}.tsx`;
  return [`registry/blocks/${component}`, `registry/shells/${component}`, `schemas/built/${type}.js`];
}

const redirected = (answer: Response, language: string, revision: number): RenderedPage => ({
  status: answer.status,
  redirect: answer.headers.get('Location') ?? '/',
  language,
  html: '',
  revision,
  queryRead: [],
  issues: [],
  interactive: false,
  secured: false,
});
