import { AuthenticationDetails, CognitoUser, CognitoUserPool, type CognitoUserSession } from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from './running-portal.fixture.ts';

let portal: Portal;
let pool: CognitoUserPool;
beforeAll(async () => {
  portal = await openPortal();
  const { userPoolId: UserPoolId, clientId: ClientId } = portal.tenantThatIs('strict').identity;
  pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: portal.poolEndpoint(portal.tenantThatIs('strict')) });
});
afterAll(() => portal.close());

const userOf = (Username: string): CognitoUser => {
  const user = new CognitoUser({ Username, Pool: pool });
  user.setAuthenticationFlowType('CUSTOM_AUTH');
  return user;
};

type Step = { readonly kind: 'asked'; readonly parameters: unknown } | { readonly kind: 'in'; readonly session: CognitoUserSession };
type Callbacks = Parameters<CognitoUser['sendCustomChallengeAnswer']>[1];

/** The library's callbacks as one promise. */
const step = (run: (callbacks: Callbacks) => void): Promise<Step> =>
  new Promise((resolve, reject) => {
    run({
      onSuccess: (session) => resolve({ kind: 'in', session }),
      onFailure: reject,
      customChallenge: (parameters: unknown) => resolve({ kind: 'asked', parameters }),
    });
  });
const start = (user: CognitoUser) =>
  step((callbacks) => user.initiateAuth(new AuthenticationDetails({ Username: user.getUsername() }), callbacks));
const answer = (user: CognitoUser, code: string) => step((callbacks) => user.sendCustomChallengeAnswer(code, callbacks));

async function signIn(email: string) {
  const user = userOf(email);
  await start(user);
  const signedIn = await answer(user, await portal.mail.codeTo(email));
  if (signedIn.kind !== 'in') throw new Error('The right passcode did not sign in.');
  return { user, session: signedIn.session };
}

const promised = <Value>(run: (done: (error: Error | null | undefined, value?: Value) => void) => void): Promise<Value> =>
  new Promise((resolve, reject) => run((error, value) => (error ? reject(error) : resolve(value as Value))));

describe('amazon-cognito-identity-js', () => {
  test('[API-IDENTITY] a wrong passcode asks again, the right one signs in', async () => {
    const { email, sub } = await portal.person(portal.tenantThatIs('strict'));
    const user = userOf(email);
    expect(await start(user)).toMatchObject({ kind: 'asked', parameters: { USERNAME: sub } });
    const code = await portal.mail.codeTo(email);
    expect(await answer(user, code === '00000000' ? '1' : '00000000')).toMatchObject({ kind: 'asked' });
    const signedIn = await answer(user, code);
    if (signedIn.kind !== 'in') throw new Error('The right passcode did not sign in.');
    const { session } = signedIn;
    expect(session.isValid()).toBe(true);
    expect(session.getIdToken().payload).toMatchObject({ email, sub, token_use: 'id' });
  });

  test('its failures carry the names and words the portal knows', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const user = userOf(email);
    await start(user);
    const code = await portal.mail.codeTo(email);
    for (let turn = 1; turn < 5; turn++) await answer(user, 'wrong');
    await expect(answer(user, 'wrong')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(start(user)).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Password attempts exceeded' });
    await expect(answer(user, code)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    portal.pass(2);
    await start(user);
    portal.pass(15 * 60 + 1);
    await expect(answer(user, await portal.mail.codeTo(email))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreAuthentication failed with error Pre Authentication Failure.',
    });
  });

  test('it keeps the session, refreshes it and reads the attributes', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const { user, session } = await signIn(email);
    const kept = await promised<CognitoUserSession | null>((done) => pool.getCurrentUser()?.getSession(done));
    expect(kept?.getAccessToken().getJwtToken()).toBe(session.getAccessToken().getJwtToken());
    const renewed = await promised<CognitoUserSession>((done) => user.refreshSession(session.getRefreshToken(), done));
    expect(renewed.getAccessToken().getJwtToken()).not.toBe(session.getAccessToken().getJwtToken());
    expect(renewed.getIdToken().payload['auth_time']).toBe(session.getIdToken().payload['auth_time']);
    const attributes = await promised<{ Name: string; Value: string }[] | undefined>((done) => user.getUserAttributes(done));
    expect(Object.fromEntries(attributes?.map(({ Name, Value }) => [Name, Value]) ?? [])).toMatchObject({ email, email_verified: 'true' });
  });

  test('signing out revokes the refresh token; globally, every sign-in', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)];
    await new Promise<void>((resolve) => one.user.signOut(resolve));
    // A refusal to refresh is tried again by this library for six seconds, so the access token is asked instead.
    const attributes = ({ session }: typeof one) => {
      const user = userOf(email);
      user.setSignInUserSession(session);
      return promised((done) => user.getUserAttributes(done));
    };
    const revoked = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };
    await expect(attributes(one)).rejects.toMatchObject(revoked);
    await attributes(three);
    const answered = new Promise((resolve, reject) => two.user.globalSignOut({ onSuccess: resolve, onFailure: reject }));
    expect(await answered).toBe('SUCCESS');
    await expect(attributes(three)).rejects.toMatchObject(revoked);
  });
});
