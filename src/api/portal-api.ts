import { routes, type CallOf, type RouteName } from '#schemas/api';
import { portalError } from './portal-error.ts';

/** What goes with a call; only what the call takes needs to be given. */
export interface CallParts<Name extends RouteName> {
  readonly params?: CallOf<Name>['params'];
  readonly query?: CallOf<Name>['query'];
  readonly body?: CallOf<Name>['body'];
  /** Sent as `Idempotency-Key`: the same key gets the first answer again. */
  readonly idempotencyKey?: string;
}

export interface PortalApi {
  /** Makes one call as the person signed in. Rejects with PortalError. */
  call<Name extends RouteName>(name: Name, parts?: CallParts<Name>): Promise<CallOf<Name>['answer']>;
}

interface Lent {
  readonly fetch: typeof fetch;
  /** Authorization and activity, renewed when it is about to end; read at every call. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

/** The one client of the portal API: paths, methods and shapes are those of schemas/api (APP-06). */
export function createPortalApi({ fetch, headers }: Lent): PortalApi {
  return {
    async call(name, parts = {}) {
      const { createFetch, FetchError } = await import('ofetch');
      const { method, path } = routes[name];
      const ask = createFetch({ fetch, defaults: { retry: method === 'GET' ? 2 : 0, retryDelay: 300, timeout: 20_000, responseType: 'json' } });
      try {
        return (await ask(addressOf(path, parts.params as Readonly<Record<string, string>> | undefined), {
          method,
          headers: { ...(await headers()), ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}) },
          ...(parts.query ? { query: parts.query as Record<string, string> } : {}),
          ...(parts.body ? { body: parts.body as Record<string, unknown> } : {}),
        })) as never;
      } catch (error) {
        throw error instanceof FetchError ? portalError(error.status ?? 0, error.data) : error;
      }
    },
  };
}

/** `/api/Submissions/:id` with its places filled. Pure. */
export const addressOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
