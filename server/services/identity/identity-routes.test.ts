import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { identityRoutes } from './identity-routes.ts';
import { makePool } from './pool.fixture.ts';

let db: Database;
let pool: Awaited<ReturnType<typeof makePool>>;
let app: FastifyInstance;
beforeAll(async () => {
  db = await openMemoryDatabase();
  pool = await makePool(db);
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(identityRoutes, {
    identity: pool.identity,
    isOwnOrigin: (_, origin) => origin === 'https://portal.test',
    poolIdOf: ({ host }) => (host.startsWith('other.') ? 'other_1' : pool.pool.poolId),
  });
});
afterAll(() => db.close());

const call = (operation: string, body: unknown, url = '/identity/') =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  });

test('[API-IDENTITY] the whole life of a sign-in over the protocol', async () => {
  const ClientId = pool.pool.clientId;
  const started = await call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    ClientId,
    AuthParameters: { USERNAME: 'ann@example.org', SECRET_HASH: null },
    ClientMetadata: {},
  });
  expect(started.headers['content-type']).toBe('application/x-amz-json-1.1');
  expect(started.headers['x-amzn-requestid']).toMatch(/^[\w-]{36}$/);
  const { Session, ChallengeParameters } = started.json<{ Session: string; ChallengeParameters: { USERNAME: string } }>();
  const wrong = await call('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ClientId,
    Session,
    ChallengeResponses: { USERNAME: 'ann@example.org', ANSWER: '0' },
  });
  expect(wrong.json()).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
  const right = await call('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ClientId,
    Session: wrong.json<{ Session: string }>().Session,
    ChallengeResponses: { USERNAME: ChallengeParameters.USERNAME, ANSWER: await pool.codeFor('ann@example.org') },
  });
  const { AuthenticationResult: tokens } = right.json<{
    AuthenticationResult: { IdToken: string; AccessToken: string; RefreshToken: string };
  }>();

  const keys = (await app.inject(`/identity/${pool.pool.poolId}/.well-known/jwks.json`)).json<JSONWebKeySet>();
  expect(keys.keys.map((key) => Object.keys(key).sort())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ]);
  const at = { currentDate: new Date(pool.clock()) };
  const id = (await jwtVerify(tokens.IdToken, createLocalJWKSet(keys), at)).payload;
  const access = (await jwtVerify(tokens.AccessToken, createLocalJWKSet(keys), at)).payload;
  expect(id).toMatchObject({
    token_use: 'id',
    aud: ClientId,
    iss: `https://portal.test/identity/${pool.pool.poolId}`,
    email: 'ann@example.org',
    email_verified: true,
    'cognito:username': id.sub,
  });
  expect(access).toMatchObject({ token_use: 'access', client_id: ClientId, username: id.sub, scope: 'aws.cognito.signin.user.admin' });
  expect(access.aud).toBeUndefined();

  pool.pass(60);
  const both = [
    await call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId,
      AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken, DEVICE_KEY: null },
    }),
    await call('GetTokensFromRefreshToken', { ClientId, RefreshToken: tokens.RefreshToken }),
  ].map((answer) => answer.json<{ AuthenticationResult: { IdToken: string; RefreshToken?: string } }>().AuthenticationResult);
  for (const renewed of both) {
    const claims = (await jwtVerify(renewed.IdToken, createLocalJWKSet(keys), { currentDate: new Date(pool.clock()) })).payload;
    expect(claims).toMatchObject({ auth_time: id['auth_time'], origin_jti: id['origin_jti'], iat: (id.iat ?? 0) + 60 });
    expect(claims.jti).not.toBe(id.jti);
    expect(renewed.RefreshToken).toBeUndefined();
  }

  expect((await call('RevokeToken', { ClientId, Token: tokens.AccessToken })).json()).toMatchObject({
    __type: 'UnsupportedTokenTypeException',
  });
  expect((await call('RevokeToken', { ClientId, Token: tokens.RefreshToken })).json()).toEqual({});
  expect((await call('GetUser', { AccessToken: tokens.AccessToken })).json()).toMatchObject({ message: 'Access Token has been revoked' });
  expect((await call('GetTokensFromRefreshToken', { ClientId, RefreshToken: tokens.RefreshToken })).json()).toMatchObject({
    message: 'Refresh Token has been revoked',
  });
});

test('GlobalSignOut ends every sign-in of the user', async () => {
  const one = await makePool(db);
  const results = [];
  for (let turn = 0; turn < 2; turn++) {
    const { Session } = await one.initiate('ann@example.org');
    one.pass(1);
    results.push((await one.respond(Session, 'ann@example.org', await one.codeFor('ann@example.org'))).AuthenticationResult!);
  }
  expect(await one.identity.call('GlobalSignOut', { AccessToken: results[0]!.AccessToken })).toEqual({});
  await expect(one.identity.call('GetUser', { AccessToken: results[1]!.AccessToken })).rejects.toMatchObject({
    message: 'Access Token has been revoked',
  });
});

test.each([
  [
    'an unknown client',
    'InitiateAuth',
    { AuthFlow: 'CUSTOM_AUTH', ClientId: 'abc' },
    'ResourceNotFoundException',
    'User pool client abc does not exist.',
  ],
  [
    'no user name',
    'InitiateAuth',
    { AuthFlow: 'CUSTOM_AUTH', ClientId: '@' },
    'InvalidParameterException',
    'Missing required parameter USERNAME',
  ],
  [
    'another flow',
    'InitiateAuth',
    { AuthFlow: 'USER_SRP_AUTH', ClientId: '@' },
    'InvalidParameterException',
    'Only custom auth (lambda driven) is enabled for this client.',
  ],
  [
    'a short session',
    'RespondToAuthChallenge',
    { ClientId: '@', ChallengeName: 'CUSTOM_CHALLENGE', Session: 'x', ChallengeResponses: { USERNAME: 'a', ANSWER: '1' } },
    'InvalidParameterException',
    "1 validation error detected: Value at 'session' failed to satisfy constraint: Member must have length greater than or equal to 20",
  ],
  [
    'a garbled session',
    'RespondToAuthChallenge',
    { ClientId: '@', ChallengeName: 'CUSTOM_CHALLENGE', Session: 'x'.repeat(40), ChallengeResponses: { USERNAME: 'a', ANSWER: '1' } },
    'NotAuthorizedException',
    'Invalid session for the user.',
  ],
  ['a garbled access token', 'GetUser', { AccessToken: 'a.b.c' }, 'NotAuthorizedException', 'Invalid Access Token'],
  [
    'an unknown refresh token',
    'GetTokensFromRefreshToken',
    { ClientId: '@', RefreshToken: 'none' },
    'NotAuthorizedException',
    'Invalid Refresh Token.',
  ],
  ['an unknown operation', 'SignUp', {}, 'UnknownOperationException', ''],
  ['no JSON', 'InitiateAuth', 'x', 'SerializationException', ''],
])('%s is answered in the protocol’s words', async (_name, operation, body, type, message) => {
  const own =
    typeof body === 'string' ? body : { ...body, ...('ClientId' in body && body.ClientId === '@' ? { ClientId: pool.pool.clientId } : {}) };
  const answer = await call(operation, own);
  expect([answer.statusCode, answer.headers['x-amzn-errortype'], answer.json()]).toEqual([400, `${type}:`, { __type: type, message }]);
});

test('[SEC-3] pages of the tenant’s own origin may call it, and no others: preflight, answers and exposed headers', async () => {
  const from = (origin: string, method: 'OPTIONS' | 'POST') =>
    app.inject({
      method,
      url: '/identity/',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-amz-target,amz-sdk-request' },
    });
  const own = await from('https://portal.test', 'OPTIONS');
  expect(own.headers).toMatchObject({
    'access-control-allow-origin': 'https://portal.test',
    'access-control-allow-headers': 'x-amz-target,amz-sdk-request',
    'access-control-max-age': '172800',
    vary: 'Origin',
  });
  expect((await from('https://portal.test', 'POST')).headers['access-control-expose-headers']).toContain('Retry-After');
  for (const origin of ['https://evil.example', 'null', 'http://portal.test'])
    for (const method of ['OPTIONS', 'POST'] as const)
      expect((await from(origin, method)).headers, `${method} ${origin}`).not.toHaveProperty('access-control-allow-origin');
  expect((await from('https://evil.example', 'OPTIONS')).statusCode).toBe(403);
  expect((await app.inject(`/identity/${pool.pool.poolId}/.well-known/openid-configuration`)).json()).toMatchObject({
    issuer: `https://portal.test/identity/${pool.pool.poolId}`,
  });
  expect((await app.inject('/identity/none_1/.well-known/jwks.json')).statusCode).toBe(404);
});

test('[SEC-51] at the host of another tenant a pool is unknown: no sign-in, no token, no keys; the keys are where the tokens name them', async () => {
  const { clientId, poolId } = pool.pool;
  const { Session } = await pool.initiate('ann@example.org');
  pool.pass(1);
  const signedIn = await pool.respond(Session, 'ann@example.org', await pool.codeFor('ann@example.org'));
  const { AccessToken, RefreshToken } = signedIn.AuthenticationResult!;
  const at = (host: string, operation: string, body: object) =>
    app.inject({
      method: 'POST',
      url: '/identity/',
      payload: JSON.stringify(body),
      headers: { host, 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    });
  const operations: readonly (readonly [string, object])[] = [
    ['InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId: clientId, AuthParameters: { USERNAME: 'ann@example.org' } }],
    ['GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken }],
    ['GetUser', { AccessToken }],
  ];
  for (const [operation, body] of operations) {
    expect((await at('portal.test', operation, body)).statusCode, operation).toBe(200);
    expect((await at('other.test', operation, body)).statusCode, operation).toBe(400);
  }
  const keysAt = async (host: string) =>
    (await app.inject({ url: `/identity/${poolId}/.well-known/jwks.json`, headers: { host } })).statusCode;
  expect([await keysAt('own.test'), await keysAt('portal.test'), await keysAt('other.test')]).toEqual([200, 200, 404]);
});
