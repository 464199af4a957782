import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hostName, type Tenant } from '#schemas/tenant';
import { readConfig } from '../config/config.ts';
import { changeStream } from '../../web/demo/change-stream.ts';
import { createFileIssues } from '../../web/demo/file-issues.ts';
import { createLog } from '../log/log.ts';
import { createApp, type App } from './app.ts';
import { cspReportRoute } from './routes/csp-report.ts';
import { healthRoutes } from '../health/health.ts';
import { ProblemError } from '../problems/problems.ts';
import { createRateLimit } from '../rate-counters/rate-limit.ts';
import { limitRequests } from './requests/request-rate-limit.ts';
import { tenantByHost, type TenantDirectory } from './requests/tenant-of.ts';

const config = { ...readConfig({ PORTICO_DATA: mkdtempSync(join(tmpdir(), 'portico-http-')) }), port: 0 };
const opened: App[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

function bare(change: Partial<typeof config> = {}) {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const { app } = createApp({ config: { ...config, ...change }, log });
  opened.push(app);
  return { app, lines, log };
}

const acme = { slug: 'acme', hosts: ['acme.example'], demoPort: 1 } as unknown as Tenant;
const brook = { slug: 'brook', hosts: ['brook.example'], demoPort: 2 } as unknown as Tenant;
const directory: TenantDirectory = {
  all: () => [acme, brook],
  bySlug: (slug) => [acme, brook].find((tenant) => tenant.slug === slug),
  byHost: (host) => [acme, brook].find(({ hosts }) => hosts.includes(host)),
  revision: () => 3,
  onChange: () => () => undefined,
};

test('[API-HEALTH] live answers while the event loop runs, whatever the case of the path', async () => {
  const { app } = bare();
  healthRoutes(app, { probe: () => Promise.resolve(), dataDir: '/tmp', stopping: () => false });
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
  expect((await app.inject('/Health/LIVE')).statusCode).toBe(200);
});

test('[API-HEALTH] ready turns 503 while the database fails or the server stops', async () => {
  const { app } = bare();
  const state = { broken: false, stopping: false };
  healthRoutes(app, {
    probe: () => (state.broken ? Promise.reject(new Error('gone')) : Promise.resolve()),
    dataDir: '/',
    stopping: () => state.stopping,
  });
  const checks = async () => (await app.inject('/health/ready')).json<{ checks: object }>().checks;
  expect(await checks()).toMatchObject({ database: 'ok', stopping: 'ok' });
  state.broken = true;
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  expect(await checks()).toMatchObject({ database: 'failing' });
  state.stopping = true;
  expect(await checks()).toMatchObject({ stopping: 'stopping' });
});

test('a request may take as long as the browser waits for a file on a slow line; its headers may not', () => {
  const { server } = bare().app;
  expect([server.requestTimeout > 300_000, server.headersTimeout]).toEqual([true, 20_000]);
});

test('[SEC-27] [SEC-45] [SEC-10] every answer carries the security headers, errors too', async () => {
  const { app } = bare();
  app.get('/fails', () => Promise.reject(new Error('the password is swordfish')));
  for (const url of ['/fails', '/nowhere']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('HSTS only where visitors come over https', async () => {
  expect((await bare({ origin: 'https://claims.example' }).app.inject('/')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

test('a failure is a problem that reveals nothing internal', async () => {
  const { app } = bare();
  app.get('/fails', () => Promise.reject(new Error('the password is swordfish')));
  app.get('/busy', () => Promise.reject(new ProblemError(503, 'busy', 'Come back in a minute.', { retryAfterSeconds: 60 })));
  const answer = await app.inject('/fails');
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status: 500, code: 'unexpected' });
  expect(answer.body).not.toContain('swordfish');
  const busy = await app.inject('/busy');
  expect(busy.json()).toMatchObject({ status: 503, code: 'busy', detail: 'Come back in a minute.' });
  expect(busy.headers['retry-after']).toBe('60');
});

test('[SEC-28] [SEC-31] a body is at most 256 KB, is of its declared type, and never carries __proto__', async () => {
  const { app } = bare();
  app.post('/echo', (request) => request.body);
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': type } });
  expect((await post(JSON.stringify('x'.repeat(256 * 1024)))).json()).toMatchObject({ status: 413, code: 'too-large' });
  expect((await post('x', 'text/xml')).json()).toMatchObject({ status: 415 });
  expect((await post('{"__proto__":{"x":1}}')).statusCode).toBe(400);
  expect((await post('{"constructor":{"prototype":{"x":1}}}')).statusCode).toBe(400);
  expect((await post('{"a":[{"b":1}]}')).json()).toEqual({ a: [{ b: 1 }] });
});

test.each([
  ['60,000 levels', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  ['5,001 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`k${index}`, 1])))],
  ['a list of 5,000 items', JSON.stringify({ list: Array(5000).fill({}) })],
])('[SEC-31] a body with %s is refused', async (_, payload) => {
  const { app } = bare();
  app.post('/echo', () => 'parsed');
  const answer = await app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': 'application/json' } });
  expect(answer.json()).toMatchObject({ status: 400, code: 'too-complex' });
});

test('[SEC-37] [SEC-10] logs hold no query value, header or body', async () => {
  const { app, lines } = bare();
  app.post('/submit/:id', () => Promise.reject(new Error('broken')));
  await app.inject({
    method: 'POST',
    url: '/submit/canary-id?token=canary-query',
    payload: { name: 'canary-body' },
    headers: { authorization: 'canary-header', cookie: 'canary-cookie' },
  });
  await app.inject('/canary%0aline?email=canary-query');
  const text = lines.join('');
  expect(text).toContain('/submit/:id');
  expect(text).not.toMatch(/canary-(id|query|body|header|cookie)/);
});

test('a ceiling per address, with the time to come back; health is free', async () => {
  const { app } = bare();
  let now = 0;
  limitRequests(app, createRateLimit({ max: 2, seconds: 300, clock: () => now }));
  healthRoutes(app, { probe: () => Promise.resolve(), dataDir: '/tmp', stopping: () => false });
  app.get('/', () => 'ok');
  const get = (remoteAddress: string, url = '/') => app.inject({ url, remoteAddress });
  await get('192.0.2.1');
  await get('192.0.2.1');
  const refused = await get('192.0.2.1');
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('300');
  expect((await get('192.0.2.1', '/health/live')).statusCode).toBe(200);
  expect((await get('192.0.2.2')).statusCode).toBe(200);
  now = 300_001;
  expect((await get('192.0.2.1')).statusCode).toBe(200);
});

test('one IPv6 address counts as its whole network', () => {
  const limit = createRateLimit({ max: 1, seconds: 60, clock: () => 0 });
  expect(limit.take('2001:db8:1:2:3:4:5:6')).toBe(true);
  expect(limit.take('2001:db8:1:2::9')).toBe(false);
  expect(limit.take('2001:db8:1:3::9')).toBe(true);
});

test('[APP-04] the tenant is found by host, without www and port', () => {
  const of = tenantByHost({ mode: 'production', port: 8080 }, directory);
  const from = (host: string) => of({ host, socket: {} } as Parameters<typeof of>[0]).slug;
  expect(from('acme.example')).toBe('acme');
  expect(from('www.Brook.example:8443')).toBe('brook');
  expect(() => from('unknown.example')).toThrow(ProblemError);
  expect(hostName('WWW.a.example.:80')).toBe('a.example');
});

test('a call the server makes to itself names its tenant; no other call can', () => {
  const of = tenantByHost({ mode: 'production', port: 8080 }, directory);
  const headers = { 'x-inside-tenant': 'brook' };
  const from = (remoteAddress: string) =>
    of({ host: 'acme.example', headers, socket: { remoteAddress } } as unknown as Parameters<typeof of>[0]).slug;
  expect([from('inside'), from('127.0.0.1')]).toEqual(['brook', 'acme']);
});

test('in a demo each tenant has its own port, and an unknown host the default', () => {
  const of = tenantByHost({ mode: 'demo', port: 8080, defaultTenant: 'brook' }, directory);
  const at = (localPort: number) => of({ host: 'localhost', socket: { localPort } } as unknown as Parameters<typeof of>[0]).slug;
  expect([at(8080), at(8081), at(8082), at(9000)]).toEqual(['brook', 'acme', 'brook', 'brook']);
});

test('in a demo the port of a tenant that is gone answers so, and serves no other tenant', async () => {
  const of = tenantByHost({ mode: 'demo', port: 8080, defaultTenant: 'brook' }, { ...directory, all: () => [brook] });
  const at = (localPort: number) => of({ host: 'localhost', socket: { localPort } } as unknown as Parameters<typeof of>[0]).slug;
  expect(at(8082)).toBe('brook');
  expect(() => at(8081)).toThrow(expect.objectContaining({ statusCode: 410, code: 'tenant-gone' }) as Error);
});

test('a report of a refused script is logged without its addresses, and answered with 204 whatever it holds', async () => {
  const { app, lines, log } = bare();
  cspReportRoute(app, { log, limit: createRateLimit({ max: 1, seconds: 60, clock: () => 0 }) });
  const report = (payload: string, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/csp-report', payload, headers: { 'content-type': 'application/csp-report', ...more } });
  expect((await report('{"csp-report":{"blocked-uri":"https://elsewhere.example"}}', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
    204,
  );
  const sent = await report(
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'script-src',
        'blocked-uri': 'https://evil.example/x?canary',
        'document-uri': 'https://acme.example/page/a?token=canary',
      },
    }),
  );
  expect(sent.statusCode).toBe(204);
  expect((await report('not json')).statusCode).toBe(204);
  expect((await report('x'.repeat(5000))).statusCode).toBe(413);
  const text = lines.join('');
  expect(text).toContain('"blocked":"https://evil.example"');
  expect(text).not.toMatch(/canary|elsewhere/);
});

test('an open page is notified of a change of its own tenant', async () => {
  const { app } = bare();
  const listeners: ((slug: string, revision: number) => void)[] = [];
  const fileIssues = createFileIssues();
  changeStream(app, {
    tenantOf: () => acme,
    fileIssues,
    tenants: { ...directory, onChange: (listener) => (listeners.push(listener), () => undefined) },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const heard: string[] = [];
  const until = async (text: string): Promise<void> => {
    while (!heard.join('').includes(text)) await new Promise((resolve) => socket.once('data', resolve));
  };
  socket.on('data', (data) => heard.push(String(data)));
  socket.write('GET /demo/changes HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until('event: revision\ndata: 3');
  for (const listener of listeners) listener('brook', 9);
  for (const listener of listeners) listener('acme', 4);
  await until('event: change\ndata: 4');
  const fault = { code: 'form-does-not-load', severity: 'error', page: 'claim', pointer: '', file: 'claim.json' } as const;
  for (const [tenant, message] of [
    ['brook', 'theirs'],
    ['acme', 'ours'],
  ] as const)
    fileIssues.learn({ tenant, looked: [], issues: [{ ...fault, tenant, message }] });
  await until('"message":"ours"}]');
  expect(heard.join('')).not.toContain('theirs');
  expect(heard.join('')).not.toContain('data: 9');
  socket.destroy();
});

test('nothing looks a NUL of an address up: its % sign is a plain sign', async () => {
  const { app } = bare();
  app.get('/x/:id', ({ params, query }) => ({ params, query }));
  expect((await app.inject('/x/a%00b?c=d%00')).json()).toEqual({ params: { id: 'a%00b' }, query: { c: 'd%00' } });
});

test('an address whose % signs stand for nothing is looked up as it is, and not refused', async () => {
  const { app } = bare();
  app.get('/page/*', (request) => request.params as object);
  for (const [address, name] of [
    ['/page/100%', '100%'],
    ['/page/%ff%20x?q=%zz', '%ff%20x'],
    ['/page/caf%C3%A9', 'café'],
  ] as const)
    expect((await app.inject(address)).json()).toEqual({ '*': name });
});

test('an answer with half an emoji in it arrives whole but for that sign', async () => {
  const { app } = bare();
  app.post('/x', (request) => request.body as object);
  const payload = String.raw`{"a":"cut \ud83d"}`;
  expect((await app.inject({ method: 'POST', url: '/x', payload, headers: { 'content-type': 'application/json' } })).json()).toEqual({
    a: 'cut \ufffd',
  });
});
