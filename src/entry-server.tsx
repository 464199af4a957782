import { renderToString } from 'react-dom/server';
import * as registry from '#registry';
import { themeCss } from '#registry/theme';
import { createLoader } from '#engine';
import type { Issue } from '#schemas/page';
import type { Render, RenderedPage } from '#schemas/api';
import { htmlDocument } from './app/document/html-document.ts';
import { PortalContext } from './app/portal-context.ts';
import type { Portal } from './app/portal.ts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './app/router.ts';
import { pagesOf, type Shown } from './app/shown.ts';
import { createSession } from './auth/session.ts';
import { createContentClient } from './content/content-client.ts';
import { createContentMemory } from './content/content-memory.ts';
import { createQuestions } from './content/questions.ts';
import { createRoutes } from './routes/index.tsx';
import { word } from './tenant/words.ts';

export { inlineLoader } from './loader/inline-loader.ts';

/** Code, not data of anybody: shared by all requests. */
const blocks = createLoader(registry);

const nowhere = (): never => {
  throw new Error('The server does not leave the page it draws.');
};

/** Draws one page, anonymously (ARCHITECTURE, life of a request). */
export const render: Render = async (request, { tenant, fetch, now, language, assets, mode, demo }) => {
  const issues: Issue[] = [];
  const memory = createContentMemory();
  const client = createContentClient({ tenant, fetch });
  const portal: Portal = {
    tenant,
    language,
    questions: createQuestions(client, memory),
    memory,
    blocks,
    session: createSession(),
    browser: { go: nowhere, refresh: nowhere, reload: nowhere },
    clock: () => now,
    draftsShown: () => false,
    mode,
    demo,
    report: (issue) => void issues.push(issue),
  };
  const handler = createStaticHandler(createRoutes(portal));
  const context = await handler.query(request);
  if (context instanceof Response) return redirected(context, language, memory.revision);
  const [crash] = Object.values(context.errors ?? {});
  if (crash !== undefined) throw crash;

  // The theme is not needed in the browser, so it does not travel.
  const look = await createQuestions(client, createContentMemory()).theme().catch(() => null);
  const body = renderToString(
    <PortalContext value={portal}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </PortalContext>,
  );
  const shown = Object.values(context.loaderData).at(-1) as Shown;
  const site = shown.visit?.site;
  const pages = pagesOf(shown);
  const shownLanguage = site?.language ?? language;
  const interactive = pages.some((page) => page.interactive);
  const ends = pages.flatMap(({ validUntil }) => validUntil ?? []);
  return {
    status: shown.status,
    language: shownLanguage,
    html: htmlDocument({
      language: shownLanguage,
      dir: site?.dir ?? 'ltr',
      title: shown.title || word(site, 'error.comingSoon'),
      description: shown.description,
      favicon: site?.tenant.favicon,
      theme: look ? themeCss(look) : '',
      body,
      state: { tenant, language: shownLanguage, now, revision: memory.revision, mode, demo, content: memory.all() },
      assets,
      blocks: assets.preloadsOf([...new Set(pages.flatMap(({ types }) => types))].flatMap(modulesOf)),
      interactive: interactive || shown.waiting === true,
      listed: shown.status === 200 && !shown.waiting,
    }),
    revision: memory.revision,
    queryRead: [...new Set(pages.flatMap(({ queryRead }) => queryRead))],
    ...(ends.length > 0 ? { validUntil: Math.min(...ends) } : {}),
    issues,
    interactive,
    secured: shown.waiting === true,
  };
};

/** Where the code of a block type stands: its folder is its type in kebab-case, its component in PascalCase (a contract test holds this). */
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
