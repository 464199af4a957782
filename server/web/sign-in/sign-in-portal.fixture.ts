import { fastifyCookie } from '@fastify/cookie';
import { fastify, type LightMyRequestResponse } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import { answerError } from '../../platform/problems/problems.ts';
import type { IdentityOptions } from '../../services/identity/create-identity.ts';
import { identityRoutes } from '../../services/identity/index.ts';
import { makePool } from '../../services/identity/pool.fixture.ts';
import { makeAuthenticate } from './authenticate.ts';
import { authRoutes } from './auth-routes.ts';
import type { AuthOptions } from './options.ts';
import { Sessions } from './sessions/sessions.ts';
import { embeddedVerifier } from './tokens/verify-token.ts';

/** For tests: sign-in of one tenant over HTTP, one guarded route, and a browser that keeps cookies. */
export async function makePortal(db: Database, changes: Parameters<typeof makePool>[1] & { auth?: Partial<AuthOptions> } = {}) {
  const endSessions: NonNullable<IdentityOptions['endSessions']> = (...of) => sessions.endSessions(...of);
  const pool = await makePool(db, { ...changes, options: { endSessions, ...changes.options } });
  const { tenant, identity, limiter, secrets, clock } = pool;
  const tenantOf = () => tenant;
  const sessions = new Sessions({ db, secrets, clock });
  const verifier = embeddedVerifier(identity, clock);
  const app = fastify({ trustProxy: true, routerOptions: { caseSensitive: false } });
  app.setErrorHandler(answerError);
  app.register(fastifyCookie);
  await app.register(authRoutes, {
    db,
    secrets,
    clock,
    tenantOf,
    provider: identity,
    verifier,
    sessions,
    limiter,
    unlock: identity.unlock,
    ...changes.auth,
  });
  await app.register(identityRoutes, { identity, isOwnOrigin: () => false, poolIdOf: () => tenant.identity.userPoolId });
  const authenticate = makeAuthenticate({ tenantOf, verifier, sessions });
  app.get('/api/me', async (request, reply) => (await authenticate(request)) ?? reply.code(401).send({}));

  /** A browser at an address of its own. */
  const browser = (address = '192.0.2.1') => {
    const jar = new Map<string, string>();
    const keep = (response: LightMyRequestResponse) => {
      for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    };
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
      keep(
        await app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'x-portal': '1', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, cookie: cookie(), ...headers },
        }),
      );
    return {
      jar,
      post,
      get: async (url: string, headers: Record<string, string> = {}) =>
        keep(await app.inject({ url, headers: { 'x-portal': '1', 'sec-fetch-site': 'same-origin', cookie: cookie(), ...headers } })),
      submit: async (url: string, fields: Record<string, string>) =>
        keep(
          await app.inject({
            method: 'POST',
            url,
            payload: new URLSearchParams(fields).toString(),
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'sec-fetch-site': 'same-origin',
              'x-forwarded-for': address,
              cookie: cookie(),
            },
          }),
        ),
      /** Signs in by the mailed code; answers what the page learns. */
      signIn: async (email: string) => {
        await post('/auth/start', { method: 'Email', username: email });
        return (await post('/auth/answer', { code: await pool.codeFor(email) })).json<{
          idToken: string;
          fullName: string;
          staff: boolean;
          username: string;
          expiresInSeconds: number;
        }>();
      },
    };
  };
  const me = (token: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/api/me', headers: { authorization: token, ...headers } });
  return { ...pool, app, sessions, browser, me };
}
