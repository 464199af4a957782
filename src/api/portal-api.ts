import { routes, type CallOf, type RouteName } from '#schemas/api';
import { faultWords } from '../fault/fault.ts';
import { personOf, type Session } from '../auth/session.ts';
import { PortalError, portalError } from './portal-error.ts';

/** What goes with a call; only what the call takes needs to be given. */
export interface CallParts<Name extends RouteName> {
  readonly params?: CallOf<Name>['params'];
  readonly query?: CallOf<Name>['query'];
  readonly body?: CallOf<Name>['body'];
  /** Sent as `Idempotency-Key`: the same key gets the first answer again. */
  readonly idempotencyKey?: string;
  /** The call goes on when the page it was made on goes away. */
  readonly outlives?: boolean;
}

export interface PortalApi {
  /** Makes one call as the person signed in. Rejects with PortalError. */
  call<Name extends RouteName>(name: Name, parts?: CallParts<Name>): Promise<CallOf<Name>['answer']>;
}

interface Lent {
  readonly fetch: typeof fetch;
  /** Its headers go with every call. */
  readonly session: Pick<Session, 'current' | 'headers' | 'check'>;
  /** Where the person is, for the log. */
  readonly path: () => string;
}

/** The one client of the portal API: paths, methods and shapes are those of schemas/api (APP-06). */
export function createPortalApi({ fetch, session, path: place }: Lent): PortalApi {
  const api: PortalApi = {
    async call(name, parts = {}) {
      const { createFetch, FetchError } = await import('ofetch');
      const { method, path } = routes[name];
      const ask = createFetch({
        fetch,
        defaults: { retry: method === 'GET' ? 2 : 0, retryDelay: 300, timeout: 20_000, responseType: 'json' },
      });
      try {
        return (await ask(addressOf(path, parts.params as Readonly<Record<string, string>> | undefined), {
          method,
          headers: { ...(await session.headers()), ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}) },
          ...(parts.query ? { query: parts.query as Record<string, string> } : {}),
          ...(parts.body ? { body: parts.body as Record<string, unknown> } : {}),
          ...(parts.outlives && isSmall(parts.body) ? { keepalive: true } : {}),
        })) as never;
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        const failed = portalError(error.status ?? 0, error.data);
        if (failed.status === 401 && (await isOver())) throw new PortalError(401, 'session-ended', failed.problem);
        if (name !== 'errors.log') log(failed, `${method} ${path}`);
        throw failed;
      }
    },
  };
  /** SES-01: whether nobody is signed in any more who was so a moment ago. */
  const isOver = async (): Promise<boolean> => {
    if (session.current().state === 'signed-in') await session.check();
    return session.current().state === 'signed-out' && personOf(session.current()) !== undefined;
  };
  /** ERR-04: told to the server, with the person the call was made for, who is in its token. */
  const log = ({ status, code, message }: PortalError, call: string): void => {
    if (session.current().state !== 'signed-in' || !faultWords({ source: 'portal', status, code }).logged) return;
    const body = { message: `${call}: ${code}: ${message}`.slice(0, 4000), status, path: place() };
    api.call('errors.log', { body }).catch(() => undefined);
  };
  return api;
}

/** Browsers refuse a call that outlives its page when its body has more than 64 KiB; a letter has at most three bytes for each of its units. */
const isSmall = (body: unknown): boolean => JSON.stringify(body ?? null).length * 3 <= 65_536;

/** `/api/Submissions/:id` with its places filled. Pure. */
export const addressOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
