import type { ContentProblemCode } from '#schemas/api';
import { ProblemError } from '../../platform/problems/index.ts';

/** One call to the content service; the path starts with `/`. Rejects when there is no answer. */
export type SquidexCall = (
  path: string,
  init: { readonly method: 'GET' | 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<{ readonly status: number; readonly body: string }>;

export interface SquidexClient {
  /** JSON of one answer. Throws a ProblemError whose code is a ContentProblemCode. */
  read(tenant: string, path: string, drafts: boolean): Promise<unknown>;
}

/**
 * Asks the content service with the client's token (APP-06). The token is fetched once per tenant, kept, dropped on 401
 * and 403 (ERR-02), and the call is made once more with a fresh one. It never leaves this module.
 */
export function createSquidexClient({
  call,
  client,
  secret,
}: {
  readonly call: SquidexCall;
  readonly client: string;
  readonly secret: string;
}): SquidexClient {
  const tokens = new Map<string, Promise<string>>();

  const tokenOf = (tenant: string): Promise<string> => {
    const kept = tokens.get(tenant);
    if (kept) return kept;
    const fresh = fetchToken(call, `${tenant}:${client}`, secret);
    tokens.set(tenant, fresh);
    fresh.catch(() => tokens.delete(tenant));
    return fresh;
  };

  const ask = async (tenant: string, path: string, drafts: boolean) => {
    const token = await tokenOf(tenant);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'x-flatten': '1',
      ...(drafts ? { 'x-unpublished': '1' } : {}),
    };
    const answer = await call(path, { method: 'GET', headers }).catch(unreachable);
    if ((answer.status === 401 || answer.status === 403) && (await tokens.get(tenant)?.catch(() => undefined)) === token)
      tokens.delete(tenant);
    return answer;
  };

  return {
    async read(tenant, path, drafts) {
      const first = await ask(tenant, path, drafts);
      const { status, body } = first.status === 401 || first.status === 403 ? await ask(tenant, path, drafts) : first;
      if (status === 401 || status === 403)
        throw fault('content-token-invalid', 'The content service refuses this server’s token. Check the content client and its secret.');
      if (status === 404) throw fault('content-not-found', 'The content service does not know this tenant or schema.', 404);
      if (status !== 200) throw fault('content-failed', `The content service answered ${status}.`);
      return parse(body);
    },
  };
}

async function fetchToken(call: SquidexCall, id: string, secret: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    scope: 'squidex-api',
  }).toString();
  const answer = await call('/identity-server/connect/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }).catch(unreachable);
  const token = answer.status === 200 ? (parse(answer.body) as { access_token?: unknown } | null)?.access_token : undefined;
  if (typeof token === 'string') return token;
  if (answer.status >= 500) throw fault('content-failed', `The content service answered ${answer.status} to a request for a token.`);
  throw fault('content-token-invalid', 'The content service gives this server no token. Check the content client and its secret.');
}

/** A `__proto__` key never gets past this point (SEC-28). */
function parse(body: string): unknown {
  try {
    return body.includes('__proto__') || body.includes('\\u005f')
      ? JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value))
      : JSON.parse(body);
  } catch {
    throw fault('content-malformed', 'The content service answered with something that is not JSON.');
  }
}

function unreachable(error: unknown): never {
  throw error instanceof ProblemError ? error : fault('content-unreachable', 'The content service does not answer.');
}

const fault = (code: ContentProblemCode, detail: string, status = 502): ProblemError => new ProblemError(status, code, detail);
