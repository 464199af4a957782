import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api, claimant } from './http-claimant.ts';
import { canHaveCluster, ownCluster } from './own-cluster.ts';
import { startPortal } from './postgres-portal.ts';

const email = 'megan.pritchard@example.org';

describe.runIf(canHaveCluster)('PostgreSQL is gone', () => {
  test('[ERR-02] every call that needs it is answered 503 with Retry-After, and is answered again when it is back', async () => {
    const database = await ownCluster();
    const data = mkdtempSync(join(tmpdir(), 'portico-away-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const { url, ready, end } = await startPortal({ DATABASE_URL: database.url, PORTICO_DATA: data, PORTICO_DEFAULT_TENANT: 'northgate' });
    onTestFinished(async () => void (await end()));
    await ready();
    const person = claimant(email);
    const token = await person.signIn(url);
    const form = (path: string, body: string) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body,
      });
    const protocol = (operation: string, body: object) =>
      fetch(`${url}/identity`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify(body),
      });
    const calls: Readonly<Record<string, () => Promise<Response>>> = {
      claims: () => api(url, '/api/Submissions/claims', token),
      form: () => api(url, '/api/Submissions', token, { body: { userPoolId: 'x', formSlug: 'x', dynamicData: {} } }),
      start: () => person.start(url),
      answer: () => person.post(url, '/auth/answer', { code: '12345678' }),
      session: () => person.post(url, '/auth/session'),
      signOut: () => person.post(url, '/auth/sign-out'),
      link: () => person.post(url, '/user-identifier/', { userPoolId: 'x', token: 'x'.repeat(43) }),
      unlock: () => form('/auth/unlock', 'token=x'),
      message: () => form('/contact-message', 'name=A&email=a%40example.org&message=hello'),
      sign: () => fetch(`${url}/sign/${'x'.repeat(43)}`),
      identity: () => protocol('RevokeToken', { ClientId: 'northgateportal', Token: 'x' }),
      content: () => form('/identity-server/connect/token', 'grant_type=client_credentials&client_id=northgate:x&client_secret=x'),
    };
    await database.kill();
    const away = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => {
        const answer = await call();
        return [name, answer.status, answer.headers.has('retry-after'), answer.status === 503 ? '' : await answer.text()];
      }),
    );
    expect(away).toEqual(Object.keys(calls).map((name) => [name, 503, true, '']));
    await database.start();
    await expect.poll(async () => (await calls['claims']?.())?.status, { timeout: 30_000, interval: 200 }).toBe(200);
  }, 180_000);
});
