import { fastify } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { identityRoutes } from '../../services/identity/index.ts';
import { remoteProvider } from './identity-provider.ts';
import { remoteVerifier } from './tokens/verify-token.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());
afterEach(() => vi.unstubAllGlobals());

const endpoint = 'https://pool.example/identity';

/** A portal whose user pool is spoken to over HTTP only. */
async function portalOfRemotePool() {
  const pool = fastify();
  const state = { broken: false };
  const overHttp: typeof fetch = async (url, init) => {
    if (state.broken) return new Response('<h1>Bad gateway</h1>', { status: 502 });
    const answer = await pool.inject({
      method: 'POST',
      url: new URL(String(url)).pathname,
      payload: String(init?.body),
      headers: init?.headers as Record<string, string>,
    });
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  };
  const portal = await makePortal(db, { auth: { provider: remoteProvider({ endpoint, db, fetch: overHttp }) } });
  await pool.register(identityRoutes, {
    identity: portal.identity,
    isOwnOrigin: () => false,
    poolIdOf: () => portal.tenant.identity.userPoolId,
  });
  return { portal, state };
}

test('[API-IDENTITY] a pool behind its protocol signs in, renews and signs out', async () => {
  const { portal } = await portalOfRemotePool();
  const browser = portal.browser();
  expect(await browser.signIn('ann@example.org')).toMatchObject({ username: 'ann@example.org', fullName: 'Ann Lee' });
  expect((await browser.post('/auth/session')).json()).toMatchObject({ username: 'ann@example.org' });
  await browser.post('/auth/sign-out');
  expect((await browser.post('/auth/session')).statusCode).toBe(204);
});

test('what the pool refuses keeps its words; what the network breaks is no refusal', async () => {
  const { portal, state } = await portalOfRemotePool();
  const browser = portal.browser();
  const start = { method: 'Email', username: 'ann@example.org' };
  await browser.post('/auth/start', start);
  for (let tries = 0; tries < 4; tries++)
    expect((await browser.post('/auth/answer', { code: '1' })).json()).toMatchObject({ code: 'invalid-passcode' });
  expect((await browser.post('/auth/answer', { code: '1' })).json()).toMatchObject({
    code: 'passcode-used-up',
    detail: 'Incorrect username or password.',
  });
  expect((await browser.post('/auth/start', start)).json()).toMatchObject({
    code: 'attempts-exceeded',
    detail: 'Password attempts exceeded',
  });
  state.broken = true;
  const answer = await browser.post('/auth/start', { method: 'Email', username: 'ben@example.org' });
  expect([answer.statusCode, answer.body.includes('gateway')]).toEqual([500, false]);
});

test('tokens of a pool are taken by both forms of its issuer, and from no other pool, client or use', async () => {
  const now = Date.UTC(2026, 0, 5, 9);
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url));
    return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
  });
  const tenant = { identity: { userPoolId: 'eu-west-2_Acme', clientId: 'client' } } as Tenant;
  const verify = remoteVerifier('eu-west-2', () => now);
  const issuer = (host: string, pool = 'eu-west-2_Acme') => `https://${host}.eu-west-2.amazonaws.com/${pool}`;
  const accepts = async (changes: JWTPayload): Promise<boolean> => {
    const defaults = {
      iss: issuer('cognito-idp'),
      aud: 'client',
      sub: 's',
      origin_jti: 'j',
      token_use: 'id',
      iat: now / 1000,
      exp: now / 1000 + 300,
    };
    const token = await new SignJWT({ ...defaults, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
    return (await verify(tenant, token)) !== undefined;
  };
  expect(await accepts({})).toBe(true);
  expect(await accepts({ iss: issuer('issuer-cognito-idp') })).toBe(true);
  expect(await accepts({ iss: issuer('cognito-idp', 'eu-west-2_Other') })).toBe(false);
  expect(await accepts({ aud: 'other' })).toBe(false);
  expect(await accepts({ token_use: 'access' })).toBe(false);
  expect(asked).toEqual([`${issuer('cognito-idp')}/.well-known/jwks.json`]);
});
