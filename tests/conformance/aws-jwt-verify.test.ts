import { createHmac, createPublicKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openPortal, type Portal } from './running-portal.fixture.ts';

let portal: Portal;
let keys: Jwks;
let id: string;
let access: string;
let stranger: string;
let identity: Tenant['identity'];
beforeAll(async () => {
  portal = await openPortal();
  ({ identity } = portal.here);
  keys = (await (await fetch(`${issuer()}/.well-known/jwks.json`)).json()) as Jwks;
  access = (await signIn(portal.here, 'AccessToken')) ?? '';
  id = await portal.signIn((await portal.person(portal.here, { groups: ['portico-staff'] })).email);
  stranger = (await signIn(portal.elsewhere, 'IdToken')) ?? '';
});
afterAll(() => portal.close());

const issuer = (): string => `${portal.url}/identity/${identity.userPoolId}`;

/** A token by the protocol alone. */
async function signIn(tenant: Tenant, wanted: 'IdToken' | 'AccessToken') {
  const client = new CognitoIdentityProviderClient({ endpoint: portal.poolEndpoint(tenant), region: 'eu-west-2' });
  const { clientId: ClientId } = tenant.identity;
  const { email: USERNAME } = await portal.person(tenant);
  const { Session } = await client.send(new InitiateAuthCommand({ AuthFlow: 'CUSTOM_AUTH', ClientId, AuthParameters: { USERNAME } }));
  const ANSWER = await portal.mail.codeTo(USERNAME);
  const answer = { ChallengeName: 'CUSTOM_CHALLENGE', ClientId, Session, ChallengeResponses: { USERNAME, ANSWER } } as const;
  const { AuthenticationResult } = await client.send(new RespondToAuthChallengeCommand(answer));
  client.destroy();
  return AuthenticationResult?.[wanted];
}

/** A verifier as a firm would set it up for its own service behind the portal. */
function verifierFor(tokenUse: 'id' | 'access', groups?: string[]) {
  const { clientId } = identity;
  const verifier = JwtRsaVerifier.create({
    issuer: issuer(),
    audience: tokenUse === 'id' ? clientId : null,
    jwksUri: `${issuer()}/.well-known/jwks.json`,
    customJwtCheck: ({ payload }) => validateCognitoJwtFields(payload, { tokenUse, clientId, ...(groups ? { groups } : {}) }),
  });
  verifier.cacheJwks(keys);
  return verifier;
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const parsed = (token: string, part: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
const unsigned = (head: object, claims: object): string =>
  `${base64({ ...parsed(id, 0), ...head })}.${base64({ ...parsed(id, 1), ...claims })}`;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signedBy = (text: string): string => `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
const publicPem = (): string => {
  const key = keys.keys.find(({ kid }) => kid === parsed(id, 0)['kid']);
  return createPublicKey({ key: key as JsonWebKey, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
};

describe('aws-jwt-verify', () => {
  test('the keys and the address of the issuer are where its discovery document names them', async () => {
    const configuration = (await (await fetch(`${issuer()}/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
    expect(configuration).toMatchObject({ issuer: issuer(), jwks_uri: `${issuer()}/.well-known/jwks.json` });
    expect(keys.keys).toHaveLength(2);
  });

  test('accepts our tokens, each for its own use', () => {
    expect(verifierFor('id', ['portico-staff']).verifySync(id)).toMatchObject({ token_use: 'id', aud: identity.clientId, iss: issuer() });
    expect(verifierFor('access').verifySync(access)).toMatchObject({ token_use: 'access', client_id: identity.clientId });
    expect(() => verifierFor('id').verifySync(access)).toThrow(/audience/i);
    expect(() => verifierFor('access').verifySync(id)).toThrow(/Token use not allowed/);
    expect(() => verifierFor('id', ['portico-editor']).verifySync(id)).toThrow(/group not allowed/i);
  });

  test.each([
    ['without a signature', () => `${unsigned({ alg: 'none' }, {})}.`],
    ['with the public key as a shared secret', () => hashed(unsigned({ alg: 'HS256' }, {}))],
    ['signed by an attacker under our key number', () => signedBy(unsigned({}, {}))],
    [
      'signed by an attacker who brings the key along',
      () => signedBy(unsigned({ jwk: createPublicKey(privateKey).export({ format: 'jwk' }) }, {})),
    ],
    ['under an unknown key number', () => signedBy(unsigned({ kid: 'unknown' }, {}))],
    ['with claims changed after signing', () => `${unsigned({}, { sub: 'somebody-else' })}.${id.split('.')[2]}`],
    ['with a longer life after signing', () => `${unsigned({}, { exp: 4_000_000_000 })}.${id.split('.')[2]}`],
    ['of another tenant', () => stranger],
    ['cut short', () => id.slice(0, -20)],
  ])('refuses a token %s, and so does the portal', async (_name, forge) => {
    const forged = forge();
    expect(() => verifierFor('id').verifySync(forged)).toThrow();
    expect((await ask(forged)).status).toBe(401);
  });

  test('both refuse a token that is past its time, and the portal takes it before', async () => {
    expect((await ask(id)).status).toBe(200);
    const late = JwtRsaVerifier.create({ issuer: issuer(), audience: identity.clientId, graceSeconds: -300 });
    late.cacheJwks(keys);
    expect(() => late.verifySync(id)).toThrow(/expired/i);
    portal.pass(301);
    expect((await ask(id)).status).toBe(401);
  });
});

const ask = (token: string): Promise<Response> =>
  fetch(`${portal.url}/api/Accounts/GetWorkFlowStatusColours`, { headers: { authorization: token } });
const hashed = (text: string): string => `${text}.${createHmac('sha256', publicPem()).update(text).digest('base64url')}`;
