import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openPortal, type Portal } from './running-portal.fixture.ts';

let portal: Portal;
let client: CognitoIdentityProviderClient;
let ClientId: string;
beforeAll(async () => {
  portal = await openPortal();
  client = clientAt(portal.tenantThatIs('strict'));
  ClientId = portal.tenantThatIs('strict').identity.clientId;
});
afterAll(async () => {
  client.destroy();
  await portal.close();
});

const clientAt = (tenant: Tenant) => new CognitoIdentityProviderClient({ endpoint: portal.poolEndpoint(tenant), region: 'eu-west-2' });
const start = (USERNAME: string, clientId = ClientId, asking = client) =>
  asking.send(new InitiateAuthCommand({ AuthFlow: 'CUSTOM_AUTH', ClientId: clientId, AuthParameters: { USERNAME } }));
const answer = (Session: string | undefined, USERNAME: string, ANSWER: string) =>
  client.send(
    new RespondToAuthChallengeCommand({ ChallengeName: 'CUSTOM_CHALLENGE', ClientId, Session, ChallengeResponses: { USERNAME, ANSWER } }),
  );
const otherThan = (code: string): string => (code === '00000000' ? '00000001' : '00000000');

async function signIn(email: string) {
  const { Session } = await start(email);
  const { AuthenticationResult } = await answer(Session, email, await portal.mail.codeTo(email));
  if (!AuthenticationResult) throw new Error('The right passcode did not sign in.');
  return AuthenticationResult;
}

/** What the SDK makes of an error: its class by name, and the words that the portal matches on. */
async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof CognitoIdentityProviderServiceException)) throw error;
  return [error.name, error.message, error.$metadata.httpStatusCode];
}

describe('@aws-sdk/client-cognito-identity-provider', () => {
  test('[API-IDENTITY] a mailed passcode signs in; a wrong one asks again under a new session', async () => {
    const { email, sub } = await portal.person(portal.tenantThatIs('strict'));
    const started = await start(email);
    expect(started).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { USERNAME: sub, email: `${email[0]}•••@example.org` },
    });
    const code = await portal.mail.codeTo(email);
    const again = await answer(started.Session, email, otherThan(code));
    expect(again).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
    expect(again.AuthenticationResult).toBeUndefined();
    expect(again.Session).not.toBe(started.Session);
    expect(await refusalOf(answer(started.Session, email, code))).toEqual([
      'NotAuthorizedException',
      'Invalid session for the user, session can only be used once.',
      400,
    ]);
    const { AuthenticationResult: tokens } = await answer(again.Session, sub, code);
    expect(tokens).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 300 });
    expect(tokens?.RefreshToken).toBeTruthy();
  });

  test('an old passcode is answered in the words the portal knows', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const { Session } = await start(email);
    const code = await portal.mail.codeTo(email);
    portal.pass(15 * 60 + 1);
    expect(await refusalOf(answer(Session, email, code))).toEqual([
      'UserLambdaValidationException',
      'PreAuthentication failed with error Pre Authentication Failure.',
      400,
    ]);
  });

  test('[SEC-1] five wrong answers end the passcode and lock both steps', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    let { Session } = await start(email);
    const code = await portal.mail.codeTo(email);
    for (let turn = 1; turn < 5; turn++) ({ Session } = await answer(Session, email, otherThan(code)));
    expect(await refusalOf(answer(Session, email, otherThan(code)))).toEqual([
      'NotAuthorizedException',
      'Incorrect username or password.',
      400,
    ]);
    expect(await refusalOf(start(email))).toEqual(['NotAuthorizedException', 'Password attempts exceeded', 400]);
  });

  test('a new passcode ends the one before it', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const first = await start(email);
    const old = await portal.mail.codeTo(email);
    await start(email);
    expect(await refusalOf(answer(first.Session, email, old))).toEqual(['NotAuthorizedException', 'Invalid session for the user.', 400]);
  });

  test('[LOGIN-18] who does not exist: a challenge that nothing answers, or the error, as the tenant chose', async () => {
    expect(await start('nobody@example.org')).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
    const { clientId } = portal.tenantThatIs('spec').identity;
    const other = clientAt(portal.tenantThatIs('spec'));
    expect(await refusalOf(start('nobody@example.org', clientId, other))).toEqual(['UserNotFoundException', 'User does not exist.', 400]);
    const { email } = await portal.person(portal.tenantThatIs('spec'), { enabled: false });
    expect(await refusalOf(start(email, clientId, other))).toEqual(['NotAuthorizedException', 'User is disabled.', 400]);
    other.destroy();
  });

  test('both ways of refreshing give new tokens of the same sign-in and no new refresh token', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const { RefreshToken, AccessToken } = await signIn(email);
    const older = await client.send(
      new InitiateAuthCommand({ AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId, AuthParameters: { REFRESH_TOKEN: RefreshToken ?? '' } }),
    );
    const newer = await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    const access = [AccessToken, older.AuthenticationResult?.AccessToken, newer.AuthenticationResult?.AccessToken];
    expect(new Set(access).size).toBe(3);
    expect(new Set(access.map((token) => claimsOf(token)['origin_jti'])).size).toBe(1);
    expect([older, newer].map(({ AuthenticationResult }) => AuthenticationResult?.RefreshToken)).toEqual([undefined, undefined]);
    expect(await refusalOf(client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: 'none' })))).toEqual([
      'NotAuthorizedException',
      'Invalid Refresh Token.',
      400,
    ]);
    portal.pass(13 * 3600 + 1);
    expect(await refusalOf(client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })))).toEqual([
      'NotAuthorizedException',
      'Refresh Token has expired',
      400,
    ]);
  });

  test('GetUser: the attributes as texts; old and garbled tokens are distinguished', async () => {
    const { email, sub, familyName } = await portal.person(portal.tenantThatIs('strict'));
    const { AccessToken } = await signIn(email);
    const { Username, UserAttributes } = await client.send(new GetUserCommand({ AccessToken }));
    expect(Username).toBe(sub);
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'family_name', Value: familyName },
      ]),
    );
    expect(await refusalOf(client.send(new GetUserCommand({ AccessToken: 'a.b.c' })))).toEqual([
      'NotAuthorizedException',
      'Invalid Access Token',
      400,
    ]);
    portal.pass(301);
    expect(await refusalOf(client.send(new GetUserCommand({ AccessToken })))).toEqual([
      'NotAuthorizedException',
      'Access Token has expired',
      400,
    ]);
  });

  test('RevokeToken ends one sign-in, GlobalSignOut ends them all', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)];
    const user = ({ AccessToken }: { AccessToken?: string | undefined }) => client.send(new GetUserCommand({ AccessToken }));
    expect(await refusalOf(client.send(new RevokeTokenCommand({ ClientId, Token: one.AccessToken })))).toContain(
      'UnsupportedTokenTypeException',
    );
    await client.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    await client.send(new RevokeTokenCommand({ ClientId, Token: 'unknown' }));
    expect(await refusalOf(user(one))).toEqual(['NotAuthorizedException', 'Access Token has been revoked', 400]);
    expect(await refusalOf(client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: one.RefreshToken })))).toEqual([
      'NotAuthorizedException',
      'Refresh Token has been revoked',
      400,
    ]);
    await client.send(new GlobalSignOutCommand({ AccessToken: two.AccessToken }));
    for (const ended of [two, three]) expect(await refusalOf(user(ended))).toContain('Access Token has been revoked');
  });

  test.each([
    ['an unknown client', () => start('ann@example.org', 'abc'), 'ResourceNotFoundException', 'User pool client abc does not exist.'],
    ['no user name', () => start(''), 'InvalidParameterException', 'Missing required parameter USERNAME'],
    [
      'another flow',
      () => client.send(new InitiateAuthCommand({ AuthFlow: 'USER_SRP_AUTH', ClientId, AuthParameters: { USERNAME: 'ann', SRP_A: 'ff' } })),
      'InvalidParameterException',
      'Only custom auth (lambda driven) is enabled for this client.',
    ],
    [
      'a short session',
      () => answer('short', 'ann', '1'),
      'InvalidParameterException',
      "1 validation error detected: Value at 'session' failed to satisfy constraint: Member must have length greater than or equal to 20",
    ],
    ['an invented session', () => answer('x'.repeat(40), 'ann', '1'), 'NotAuthorizedException', 'Invalid session for the user.'],
    [
      'an operation that is not served',
      () => client.send(new SignUpCommand({ ClientId, Username: 'ann@example.org', Password: 'x' })),
      'UnknownOperationException',
      expect.any(String) as string,
    ],
  ])('%s is an error of its own', async (_name, call, name, message) => {
    expect(await refusalOf(call())).toEqual([name, message, 400]);
  });
});

const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
