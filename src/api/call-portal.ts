import { createFetch, FetchError } from 'ofetch';
import { isLinkToken, routes } from '#schemas/api';
import { failureWords, PortalError, portalError } from '../failure/index.ts';
import { personOf, type Session } from '../auth/index.ts';
import { isAnswerOf } from './answer-shapes.ts';
import type { PortalApi } from './portal-api.ts';
import { untilOffline } from './until-offline.ts';

/** What the calls of one document are made with. */
export interface ApiParts {
  readonly fetch: typeof fetch;
  /** Its headers go with every call. */
  readonly session: Pick<Session, 'current' | 'headers' | 'check'>;
  /** Where the person is, for the log. */
  readonly path: () => string;
  /** Called when a call changes something on the server. */
  readonly onWrite?: () => void;
  /** How often a reading call is tried again; 2 where it is absent. */
  readonly retries?: number;
}

/** The one client of the portal API: paths, methods and shapes are those of schemas/api (APP-06). */
export function createCalls({ fetch, session, path: place, retries = 2, onWrite }: ApiParts): PortalApi {
  /** A person who changes something learns at once that the connection is gone. */
  const fetchUntilOffline: typeof fetch = (input, init) =>
    untilOffline((lost) => fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, lost]) : lost }));
  const api: PortalApi = {
    async call(name, parts = {}) {
      if (isOver()) throw ended();
      const { method, path, rule } = routes[name];
      // What a mail program added to a link may be no header.
      if (parts.token && rule === 'link' && !isLinkToken(parts.token)) throw new PortalError(401, 'invalid-token');
      if (method !== 'GET') onWrite?.();
      const ask = createFetch({
        // A session may end before a call is tried again.
        fetch: (input, init) =>
          isOver() ? Promise.reject(ended()) : method === 'GET' ? fetch(input, init) : fetchUntilOffline(input, init),
        defaults: {
          retry: method === 'GET' ? retries : 0,
          retryDelay: 300,
          timeout: parts.isLarge ? 600_000 : 'answer' in routes[name] ? 120_000 : 20_000,
          responseType: 'answer' in routes[name] ? 'blob' : 'json',
        },
      });
      try {
        const answer: unknown = await ask(addressOf(path, parts.params as Readonly<Record<string, string>> | undefined), {
          method,
          headers: {
            ...(await session.headers()),
            ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}),
            ...(parts.token && rule === 'link' ? { token: parts.token } : {}),
          },
          ...(parts.query ? { query: parts.query as Record<string, string> } : {}),
          ...(parts.body ? { body: parts.body as Record<string, unknown> } : {}),
          ...(parts.outlives && isSmall(parts.body) ? { keepalive: true } : {}),
        });
        if (isAnswerOf(name, answer)) return answer as never;
        const unreadable = new PortalError(200, 'unreadable-answer', { title: 'The answer is not one of this call.' });
        log(unreadable, `${method} ${path}`);
        throw unreadable;
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        if (isOver()) throw ended();
        const failed = portalError(error.status ?? 0, await problemIn(error.data));
        if (failed.status === 401 && (await hasEnded())) throw ended(failed.problem);
        if (name !== 'errors.log') log(failed, `${method} ${path}`);
        throw failed;
      }
    },
  };
  /** SES-01: the session has ended; for the person who was signed in, nothing is asked any more. */
  const isOver = (): boolean => session.current().state === 'signed-out' && personOf(session.current()) !== undefined;
  const ended = (problem?: PortalError['problem']) => new PortalError(401, 'session-ended', problem);
  /** SES-01: whether the session has ended since the call. */
  const hasEnded = async (): Promise<boolean> => {
    if (session.current().state === 'signed-in') await session.check();
    return isOver();
  };
  /** ERR-04: reported to the server, with the person the call was made for, who is in its token. */
  const log = ({ status, code, message }: PortalError, call: string): void => {
    if (session.current().state !== 'signed-in' || !failureWords({ source: 'portal', status, code }).logged) return;
    const body = { message: `${call}: ${code}: ${message}`.slice(0, 4000), status, path: place() };
    api.call('errors.log', { body }).catch(() => undefined);
  };
  return api;
}

/** Where a file was asked for, the problem in its place came as one. */
const problemIn = async (body: unknown): Promise<unknown> =>
  body instanceof Blob
    ? body
        .text()
        .then(JSON.parse)
        .catch(() => undefined)
    : body;

/** Browsers refuse a call that outlives its page when its body has more than 64 KiB; a letter has at most three bytes for each of its units. */
const isSmall = (body: unknown): boolean => JSON.stringify(body ?? null).length * 3 <= 65_536;

/** `/api/Submissions/:id` with its places filled. Pure. */
const addressOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
