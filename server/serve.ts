import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calendarKeys, openContext, type Context, registerContent, registerPortal, registerSignIn } from './wiring/index.ts';
import type { Config } from './platform/config/index.ts';
import { changeStream, demoRoutes, type FileIssues, framingOrigins } from './web/demo/index.ts';
import { createApp, type RegisteredRoute, buildFiles, cspReportRoute, limitRequests, languageRoute } from './platform/http/index.ts';
import {
  faviconRoute,
  createHtmlCache,
  innerFetch,
  pageAnswerRoute,
  pageRoutes,
  createRendering,
  type PageRenderer,
  createIssueReport,
} from './web/pages/index.ts';
import { healthRoutes } from './platform/health/health.ts';
import { createRateLimit, createSharedLimit, addCounts } from './platform/rate-counters/index.ts';
import type { Log } from './platform/log/log.ts';
import { signInAccount } from './portal/records/index.ts';
import { configurationRoute, relayRoutes } from './web/content-relay/index.ts';
import { TenantClashes } from './services/content/index.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly log: Log;
  readonly renderer: PageRenderer;
  /** Folder of the built bundles; `client` below it is served under /build. */
  readonly distDir: string;
  readonly stopping: () => boolean;
  /** Demo mode: what is wrong with the files of tenants, for open pages. */
  readonly fileIssues?: FileIssues | undefined;
}

export interface Portico {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Every route, once the app is ready. */
  readonly routes: readonly RegisteredRoute[];
  /** Opens the port of the settings and, in demo mode, one per tenant. Rejects when the port is taken. */
  readonly listen: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The whole server, ready to listen: every part registered on one app. */
export async function serve({ config, log, renderer, distDir, stopping, fileIssues }: ServeOptions): Promise<Portico> {
  const context = await openContext(config, log);
  const { demo, https, clock, db, secrets, tenants, tenantOf } = context;
  const { app, listenAlso, routes } = createApp({ config, log, stopping });
  app.addHook('onClose', () => context.close());

  limitRequests(
    app,
    createSharedLimit({
      max: config.limits.requests,
      seconds: 300,
      clock,
      add: (used) =>
        addCounts(
          db,
          '*',
          used.map(({ network, ...window }) => ({ key: `requests ${secrets.hmac('address', network)}`, ...window })),
        ),
      onFailure: (error) => log.warn({ err: error }, 'requests are not counted with the other processes; it will be tried again'),
    }),
  );
  healthRoutes(app, { probe: () => db.ready(), dataDir: config.dataDir, stopping });
  cspReportRoute(app, { log, limit: createRateLimit({ max: 10, seconds: 60, clock }) });
  await buildFiles(app, join(distDir, 'client'));
  faviconRoute(app, tenantOf);

  const content = registerContent(app, context);
  const { source, revision } = content;
  const signIn = registerSignIn(app, {
    context,
    dictionaryOf: content.dictionaryOf,
    accountOf: ({ slug }, username, handle) => signInAccount(handle ?? db.kysely, slug, username),
  });
  const { authenticate } = signIn;
  registerPortal(app, context, content, signIn, renderer.assets.css);
  const visitor = {
    signedIn: async (request: Parameters<typeof authenticate>[0]) => (await authenticate(request)) !== null,
    maySeeDrafts: async (request: Parameters<typeof authenticate>[0]) => (await authenticate(request))?.editor ?? false,
  };
  relayRoutes(app, { source, tenantOf, revision, visitor });
  configurationRoute(app, { source, tenants, tenantOf, log });

  languageRoute(app, { tenantOf, https });
  if (fileIssues) changeStream(app, { tenants, tenantOf, fileIssues });
  const { admitPerson } = signIn;
  if (demo)
    demoRoutes(app, {
      config,
      db,
      clock,
      seal: secrets.messages,
      tenants,
      tenantOf,
      admitPerson,
      https,
      sheets: renderer.assets.css,
      log,
      calendarKey: calendarKeys(context),
    });
  const { render, answer, fallback } = createRendering({
    renderer,
    fetchFor: (tenant, asking) => innerFetch(app, tenant, asking),
    clock,
    revision,
    demo,
    framedBy: demo ? framingOrigins(config) : [],
    https,
    log,
    onRendered: createIssueReport(log),
  });
  pageAnswerRoute(app, { tenantOf, personOf: signIn.documentPerson, answer });
  const cache = renderer.cacheable ? createHtmlCache({ clock, revision }) : undefined;
  pageRoutes(app, { tenantOf, cache, render, fallback, personOf: signIn.documentPerson, demo });

  const listen = async (): Promise<void> => {
    const clashes = tenants.clashes();
    if (clashes.length > 0) throw new TenantClashes(clashes);
    await app.listen({ port: config.port, host: config.bind, listenTextResolver: () => 'listening' });
    if (demo)
      for (const { demoPort, slug } of tenants.all())
        if (demoPort)
          await listenAlso(config.port + demoPort).catch(() =>
            log.warn({ tenant: slug, port: config.port + demoPort }, 'the port of a tenant is in use; it answers by host only'),
          );
    setImmediate(content.warmUp);
  };
  return { app, context, routes, listen, close: () => app.close() };
}
