import { createHmac, createPublicKey } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { SigningKey } from '../../../services/identity/tokens/signing-keys.ts';
import { makePortal } from '../sign-in-portal.fixture.ts';

let db: Database;
let portal: Awaited<ReturnType<typeof makePortal>>;
let genuine: { token: string; claims: JWTPayload; key: SigningKey; access: SigningKey; accessToken: string };
let foreign: { publicKey: CryptoKey; privateKey: CryptoKey };

beforeAll(async () => {
  db = await openMemoryDatabase();
  portal = await makePortal(db);
  const { idToken } = await portal.browser().signIn('ann@example.org');
  const { id, access } = await portal.identity.keys(portal.pool.poolId);
  const { Session } = await portal.initiate('ben@example.org');
  const tokens = (await portal.respond(Session, 'ben@example.org', await portal.codeFor('ben@example.org'))).AuthenticationResult!;
  genuine = { token: idToken, claims: partOf(idToken, 1), key: id, access, accessToken: tokens.AccessToken };
  foreign = await generateKeyPair('RS256', { extractable: true });
});
afterAll(() => db.close());

const partOf = (token: string, index: number): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as JWTPayload;
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key: CryptoKey = genuine.key.privateKey): Promise<string> =>
  new SignJWT({ ...genuine.claims, ...claims }).setProtectedHeader({ alg: 'RS256', kid: genuine.key.kid, ...header }).sign(key);
const hmacWith = (secret: string): string => {
  const body = `${encoded({ alg: 'HS256', kid: genuine.key.kid })}.${encoded(genuine.claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};
const seconds = (): number => Math.floor(portal.clock() / 1000);

test('the control: the genuine token, and one signed anew with the true key, are accepted', async () => {
  expect((await portal.me(genuine.token)).statusCode).toBe(200);
  expect((await portal.me(`Bearer ${await signed({})}`)).statusCode).toBe(200);
});

const forgeries: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['alg none', () => `${encoded({ alg: 'none', kid: genuine.key.kid })}.${encoded(genuine.claims)}.`],
  ['alg none with the signature left on', () => `${encoded({ alg: 'none' })}.${encoded(genuine.claims)}.${genuine.token.split('.')[2]}`],
  ['HS256 keyed with the public key as PEM', async () => hmacWith(await exportSPKI(genuine.key.publicKey))],
  ['HS256 keyed with the public key as JWK', () => hmacWith(JSON.stringify(genuine.key.publicJwk))],
  ['HS256 keyed with an empty secret', () => hmacWith('')],
  [
    'RS512 with the true key',
    () =>
      signed({}, { alg: 'RS256' }).then((token) =>
        [encoded({ alg: 'RS512', kid: genuine.key.kid }), ...token.split('.').slice(1)].join('.'),
      ),
  ],
  ['another key under the true kid', () => signed({}, {}, foreign.privateKey)],
  ['another key brought along as jwk', async () => signed({}, { jwk: await exportJWK(foreign.publicKey) }, foreign.privateKey)],
  ['another key named by jku', () => signed({}, { jku: 'https://evil.example/jwks.json' }, foreign.privateKey)],
  ['another key named by x5u', () => signed({}, { x5u: 'https://evil.example/cert.pem' }, foreign.privateKey)],
  ['an unknown kid', () => signed({}, { kid: 'unknown' })],
  ['no kid', () => new SignJWT(genuine.claims).setProtectedHeader({ alg: 'RS256' }).sign(genuine.key.privateKey)],
  ['a kid that is a path', () => signed({}, { kid: '../../../../dev/null' })],
  ['the access token', () => genuine.accessToken],
  ['identity claims signed with the access key', () => signed({}, { kid: genuine.access.kid }, genuine.access.privateKey)],
  ['token_use access', () => signed({ token_use: 'access' })],
  ['expired', () => signed({ exp: seconds() - 1 })],
  ['without an end', () => signed({ exp: undefined as unknown as number })],
  ['not valid yet', () => signed({ nbf: seconds() + 100 })],
  ['issued in the future', () => signed({ iat: seconds() + 3600, exp: seconds() + 7200 })],
  ['another audience', () => signed({ aud: 'another' })],
  ['several audiences, ours among them', () => signed({ aud: [portal.tenant.identity.clientId, 'another'] })],
  ['another issuer', () => signed({ iss: 'https://evil.example/identity/test_1' })],
  ['another pool of the same issuer', () => signed({ iss: `${portal.identity.issuerBase}/other_pool1` })],
  ['a sign-in that does not exist', () => signed({ origin_jti: 'none' })],
  ['a sign-in that is not a text', () => signed({ origin_jti: { toString: 'x' } as unknown as string })],
  [
    'claims changed after signing',
    () => {
      const [header, , signature] = genuine.token.split('.');
      return `${header}.${encoded({ ...genuine.claims, 'cognito:groups': ['portico-staff'] })}.${signature}`;
    },
  ],
  ['a signature cut short', () => genuine.token.slice(0, -8)],
  [
    'an unknown critical header',
    () => [encoded({ alg: 'RS256', kid: genuine.key.kid, crit: ['x'], x: 1 }), ...genuine.token.split('.').slice(1)].join('.'),
  ],
  ['text that is no token', () => 'a.b.c'],
];

test.each(forgeries)('a forged token is refused: %s', async (_name, forge) => {
  const answer = await portal.me(await forge());
  expect(answer.statusCode).toBe(401);
});

test('a token never counts as a cookie or in the query', async () => {
  const { app } = portal;
  const answers = await Promise.all([
    app.inject({ url: '/api/me', headers: { cookie: `Authorization=${genuine.token}` } }),
    app.inject(`/api/me?authorization=${genuine.token}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

test('the public keys are RSA of 2048 bits, one per token kind', () => {
  const sizes = [genuine.key, genuine.access].map(
    ({ publicJwk }) => createPublicKey({ key: publicJwk as never, format: 'jwk' }).asymmetricKeyDetails?.modulusLength,
  );
  expect(sizes).toEqual([2048, 2048]);
  expect(genuine.key.kid).not.toBe(genuine.access.kid);
});
