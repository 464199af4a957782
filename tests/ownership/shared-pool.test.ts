import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openPortal, type Portal } from '../conformance/running-portal.fixture.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string;
}

/** A call at the host of a tenant, as its page or an editor's program makes it. */
const call = (host: string, method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(portal.url);
    const sent = request({
      hostname,
      port,
      method,
      path,
      headers: { host, 'x-portal': '1', 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response
        .on('data', (chunk) => (text += String(chunk)))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer['body'],
            cookie: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          }),
        );
    });
    sent.end(body && JSON.stringify(body));
  });

/** Signs in at the host of a tenant; `code` is asked once the sign-in was begun. */
async function signIn({ hosts: [host = ''] }: Tenant, email: string, code: () => Promise<string>): Promise<Answer> {
  const { cookie } = await call(host, 'POST', '/auth/start', { method: 'Email', username: email });
  return call(host, 'POST', '/auth/answer', { code: await code() }, { cookie });
}

test('[SEC-51] a tenant is not given the user pool or client of another, and a person of one cannot sign in at the other', async () => {
  const { here, elsewhere } = portal;
  const { secret } = await portal.contentClient(elsewhere.slug, 'Owner');
  const [there = ''] = elsewhere.hosts;
  const apiKey = { 'x-apikey': `${elsewhere.slug}:${secret}` };
  const stored = await call(there, 'GET', `/api/content/${elsewhere.slug}/tenant/_schemaId_`, undefined, apiKey);
  const data = stored.body['data'] as Readonly<Record<string, { iv: object }>>;
  const path = `/api/content/${elsewhere.slug}/tenant/_schemaId_`;
  for (const [shared, place] of [
    [{ identity: { iv: { ...data['identity']?.iv, userPoolId: here.identity.userPoolId } } }, 'identity.iv.userPoolId'],
    [{ identity: { iv: { ...data['identity']?.iv, clientId: here.identity.clientId } } }, 'identity.iv.clientId'],
    [{ identity: { iv: here.identity } }, 'identity.iv.userPoolId'],
    [{ hosts: { iv: [there, `www.${here.hosts[0] ?? ''}`] } }, 'hosts.iv[1]'],
    [{ demoPort: { iv: here.demoPort } }, 'demoPort.iv'],
  ] as const) {
    const { status, body } = await call(there, 'PUT', path, { ...data, ...shared }, apiKey);
    expect([status, body['details']]).toEqual([400, expect.arrayContaining([expect.stringContaining(place)])]);
    expect(String(body['details'])).toContain(`that of the tenant "${here.slug}"`);
  }
  await portal.refresh();

  const { email } = await portal.person(here);
  const own = await signIn(here, email, () => portal.mail.codeTo(email));
  expect(own).toMatchObject({ status: 200, body: { username: email } });
  const stranger = await signIn(elsewhere, email, async () => {
    await call(here.hosts[0] ?? '', 'POST', '/auth/start', { method: 'Email', username: email });
    return portal.mail.codeTo(email);
  });
  expect(stranger).toMatchObject({ status: 400, body: { code: 'invalid-passcode' } });
  const token = String(own.body['idToken']);
  const accountsAt = async (host = ''): Promise<number> =>
    (await call(host, 'GET', '/api/Accounts/', undefined, { authorization: token })).status;
  expect([await accountsAt(there), await accountsAt(here.hosts[0])]).toEqual([401, 200]);
});
