import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, fetchUserAttributes, getCurrentUser, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from './running-portal.fixture.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const { userPoolId, clientId } = portal.tenantThatIs('strict').identity;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: portal.poolEndpoint(portal.tenantThatIs('strict')) } },
  });
});
beforeEach(() => signOut());
afterAll(() => portal.close());

const asked = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' } };
const start = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
const answer = (challengeResponse: string) => confirmSignIn({ challengeResponse });

async function enter() {
  const person = await portal.person(portal.tenantThatIs('strict'));
  await start(person.email);
  await answer(await portal.mail.codeTo(person.email));
  return person;
}

describe('aws-amplify', () => {
  test('[API-IDENTITY] a wrong passcode leaves the step as it is, the right one signs in', async () => {
    const { email, sub, familyName } = await portal.person(portal.tenantThatIs('strict'));
    expect(await start(email)).toMatchObject(asked);
    const code = await portal.mail.codeTo(email);
    expect(await answer(code === '00000000' ? '1' : '00000000')).toMatchObject(asked);
    expect(await answer(code)).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    expect(await getCurrentUser()).toMatchObject({ userId: sub, username: sub });
    expect(await fetchUserAttributes()).toMatchObject({ sub, email, email_verified: 'true', family_name: familyName });
  });

  test('its errors carry the names and words the portal knows', async () => {
    const { email } = await portal.person(portal.tenantThatIs('strict'));
    await start(email);
    await portal.mail.codeTo(email);
    for (let turn = 1; turn < 5; turn++) await answer('wrong');
    await expect(answer('wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    await expect(start(email)).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Password attempts exceeded' });
    portal.pass(2);
    await start(email);
    portal.pass(15 * 60 + 1);
    await expect(answer(await portal.mail.codeTo(email))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreAuthentication failed with error Pre Authentication Failure.',
    });
  });

  test('it renews the session by itself and lets go of one that was ended elsewhere', async () => {
    await enter();
    const before = (await fetchAuthSession()).tokens;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens;
    expect(after?.idToken?.payload).toMatchObject({ auth_time: before?.idToken?.payload['auth_time'], token_use: 'id' });
    expect(after?.accessToken.toString()).not.toBe(before?.accessToken.toString());
    portal.pass(13 * 3600 + 1);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
  });

  test.each([false, true])('signing out (everywhere: %s) ends the tokens at the server too', async (everywhere) => {
    const { email } = await enter();
    const accessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
    await signOut({ global: everywhere });
    const answered = await fetch(portal.poolEndpoint(portal.tenantThatIs('strict')), {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: JSON.stringify({ AccessToken: accessToken }),
    });
    expect(await answered.json()).toEqual({ __type: 'NotAuthorizedException', message: 'Access Token has been revoked' });
    expect(await start(email)).toMatchObject(asked);
  });
});
