import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/index.ts';
import type { Log } from '../log/log.ts';
import { readJsonBodies } from './bodies/json-body.ts';
import { readableAddress } from './requests/readable-address.ts';
import { requireOneHost } from './requests/one-host.ts';
import { answerError, sendProblem } from '../problems/index.ts';
import { addSecurityHeaders, headersOfEveryAnswer } from './answers/headers-of-every-answer.ts';
import { endStalledBodies } from './bodies/stalled-body.ts';
import { answerUnreadable, maxHeaderBytes, refuseExpectations } from './bodies/unreadable.ts';

export type App = FastifyInstance;

interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  /** While true, answers ask the browser or balancer to open its next connection elsewhere: a kept one would be cut when the port closes. */
  readonly stopping?: () => boolean;
}

/** A route by its method and the pattern of its address. */
export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
}

/** The bare app: limits, request numbers, logs, headers and problems. Parts of the server add themselves to it as plugins. */
export function createApp({ config, log, stopping = () => false }: AppOptions): {
  app: App;
  listenAlso: (port: number) => Promise<void>;
  /** Every route that was registered, also by plugins once the app is ready. */
  routes: readonly RegisteredRoute[];
} {
  const https = config.origin.startsWith('https:');
  const headers = headersOfEveryAnswer(https);
  // A file of a claimant with a slow line takes minutes: a little longer than the browser waits (`src/forms/files/send-files.ts`).
  const limits = { keepAliveTimeout: 65_000, requestTimeout: 330_000, headersTimeout: 20_000, maxHeaderSize: maxHeaderBytes };
  const clientErrorHandler = answerUnreadable(headers);
  let handler: Parameters<typeof createServer>[1];
  const open = (): Server => {
    // Without a Host, Node would answer by itself: `requireOneHost` does.
    const server = createServer({ ...limits, requireHostHeader: false }, handler);
    refuseExpectations(server, headers);
    endStalledBodies(server);
    return server;
  };

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handle) => {
      handler = handle;
      return open();
    },
    clientErrorHandler,
    // What the router refuses meets no hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  }) as unknown as App;

  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((each) => ({ method: each, url }))));
  app.register(fastifyCookie);
  addSecurityHeaders(app, https);
  requireOneHost(app);
  readJsonBodies(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'not-found', 'Nothing answers at this address.'));
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });

  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || stopping()) void reply.header('Connection', 'close');
    done(null, payload);
  });

  const extras: Server[] = [];
  app.addHook('onClose', () =>
    Promise.all(
      extras.map(
        (extra) =>
          new Promise((resolve) => {
            extra.close(resolve);
            extra.closeIdleConnections();
          }),
      ),
    ),
  );
  const listenAlso = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const extra = open().on('clientError', clientErrorHandler);
      extra.once('error', reject).listen(port, config.bind, () => {
        extras.push(extra);
        resolve();
      });
    });
  return { app, listenAlso, routes };
}
