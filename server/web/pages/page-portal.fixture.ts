import { fastifyCookie } from '@fastify/cookie';
import { fastify } from 'fastify';
import type { Render, RenderContext, RenderedPage } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { answerError } from '../../platform/problems/problems.ts';
import { createLog } from '../../platform/log/log.ts';
import { createHtmlCache } from './cache/html-cache.ts';
import { languageRoute } from '../../platform/http/requests/language.ts';
import { pageRoutes } from './page-routes.ts';
import { createRendering } from './render-stored.ts';
import type { SignedInPerson } from '../sign-in/index.ts';

export const inlineLoader = 'start()';
export const style = ':root{--brand:#123456}';
const tenant = {
  slug: 'acme',
  hosts: ['acme.example'],
  outsideHosts: { workspace: ['desk.acme.example', 'desk.other.example'] },
  languages: [{ iso2Code: 'en' }, { iso2Code: 'cy' }],
} as unknown as Tenant;

const person = {
  id: 'ann',
  username: 'ann',
  fullName: 'Ann',
  staff: false,
  manager: false,
  editor: false,
  sessionMinutes: 15,
  answersKey: 'A'.repeat(43),
};
const ann: SignedInPerson = { person, idToken: 't' };
const staff: SignedInPerson = { person: { ...person, username: 'sue', staff: true }, idToken: 't' };

/** The app with a scripted renderer; `seen` holds what it was asked to draw. */
export function portal(
  change: (
    page: RenderedPage,
    request: Request,
    context: RenderContext,
  ) => Partial<RenderedPage> | Promise<Partial<RenderedPage>> = () => ({}),
) {
  const state = { now: 1_000_000, revision: 1 };
  const seen: { path: string; language: string; mode: string; person?: string }[] = [];
  const render: Render = async (request, context) => {
    const url = new URL(request.url);
    seen.push({
      path: `${url.pathname}${url.search}`,
      language: context.language,
      mode: context.mode,
      ...(context.person ? { person: context.person.username } : {}),
    });
    const html = `<!doctype html><html><head><style>${style}</style></head><body><style>body{}</style>${seen.length} ${'words '.repeat(400)}</body></html>`;
    const page: RenderedPage = {
      status: 200,
      language: context.language,
      html,
      revision: state.revision,
      queryRead: [],
      issues: [],
      audience: 'anyone',
    };
    return { ...page, ...(await change(page, request, context)) };
  };
  const app = fastify();
  app.setErrorHandler(answerError);
  app.register(fastifyCookie);
  const tenantOf = () => tenant;
  const clock = () => state.now;
  const revision = () => state.revision;
  languageRoute(app, { tenantOf, https: false });
  pageRoutes(app, {
    tenantOf,
    demo: true,
    personOf: async ({ headers }) => {
      if (headers.cookie === 'sid=broken') throw new Error('The database is gone.');
      if (headers.cookie === 'sid=frozen') return new Promise<never>(() => undefined);
      return headers.cookie === 'sid=ann' ? ann : headers.cookie === 'sid=staff' ? staff : undefined;
    },
    maxWait: 50,
    cache: createHtmlCache({ clock, revision }),
    ...createRendering({
      renderer: {
        render,
        renderAnswer: async () => null,
        inlineLoader,
        inlineConsent: 'ask()',
        cacheable: true,
        assets: { entry: '/build/e.js', css: [], preloadsOf: () => [] },
      },
      fetchFor: () => () => Promise.reject(new Error('unused')),
      clock,
      revision,
      demo: true,
      https: false,
      log: createLog('silent'),
      onRendered: () => undefined,
    }),
  });
  return { state, seen, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }), app };
}
