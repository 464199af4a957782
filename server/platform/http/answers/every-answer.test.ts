import { mkdtempSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { createApp, type App } from '../app.ts';
import { freePorts } from '../../../../scripts/test/free-ports.ts';

let app: App;
let ports: number[];
beforeAll(async () => {
  const config = { ...readConfig({ PORTICO_DATA: mkdtempSync(join(tmpdir(), 'portico-http-')) }), origin: 'https://claims.example' };
  const made = createApp({ config, log: createLog('silent') });
  app = made.app;
  app.get('/found', () => 'found');
  app.get('/found/:id', () => 'found');
  app.post('/found', () => 'found');
  app.get('/elsewhere', (_request, reply) => reply.redirect('/found', 303));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const extra = await freePorts();
  await made.listenAlso(extra);
  ports = [(app.server.address() as AddressInfo).port, extra];
});
afterAll(() => app.close());

/** What the server answers to these bytes, until it hangs up. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

const http = (line: string, ...more: string[]) => `${[line, ...more, 'Connection: close'].join('\r\n')}\r\n\r\n`;
const host = 'Host: claims.example';

test.each([
  ['a found page', 200, http('GET /found HTTP/1.1', host)],
  ['a redirect', 303, http('GET /elsewhere HTTP/1.1', host)],
  ['nothing there', 404, http('GET /nowhere HTTP/1.1', host)],
  ['a method that no route has', 404, http('DELETE /found HTTP/1.1', host)],
  ['a method of WebDAV', 404, http('PROPFIND /found HTTP/1.1', host)],
  ['a method that does not exist', 400, http('FETCH /found HTTP/1.1', host)],
  ['an address whose % signs stand for nothing', 404, http('GET /%E0%A4%A HTTP/1.1', host)],
  ['a parameter whose % signs stand for nothing', 200, http('GET /found/%E0%A4%A HTTP/1.1', host)],
  ['a parameter that is a NUL', 200, http('GET /found/%00 HTTP/1.1', host)],
  ['a parameter that is too long', 414, http(`GET /found/${'a'.repeat(600)} HTTP/1.1`, host)],
  ['an address that is too long', 414, http(`GET /${'a'.repeat(40_000)} HTTP/1.1`, host)],
  ['an address of another server', 404, http('GET http://elsewhere.example/ HTTP/1.1', host)],
  ['headers that are too large', 431, http('GET /found HTTP/1.1', host, `X-Long: ${'a'.repeat(40_000)}`)],
  ['a header without a colon', 400, http('GET /found HTTP/1.1', host, 'nonsense')],
  ['two lengths', 400, http('POST /found HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2')],
  ['a length and chunks', 400, http('POST /found HTTP/1.1', host, 'Content-Length: 1', 'Transfer-Encoding: chunked')],
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['an unknown version', 400, http('GET /found HTTP/7.3', host)],
  ['no host', 400, http('GET /found HTTP/1.1')],
  ['two hosts', 400, http('GET /found HTTP/1.1', host, 'Host: elsewhere.example')],
  ['one host twice', 400, http('GET /found HTTP/1.1', host, host)],
  ['an expectation', 417, http('GET /found HTTP/1.1', host, 'Expect: wonders')],
  ['a body that is no JSON', 400, `${http('POST /found HTTP/1.1', host, 'Content-Type: application/json', 'Content-Length: 1')}{`],
  ['a body of another type', 415, `${http('POST /found HTTP/1.1', host, 'Content-Type: text/xml', 'Content-Length: 1')}<`],
  ['a body that is too large', 413, http('POST /found HTTP/1.1', host, 'Content-Type: application/json', 'Content-Length: 99999999')],
])('the answer to %s is %i and carries the security headers, on the port of a tenant too', async (_, status, bytes) => {
  for (const port of ports) {
    const heard = await answerTo(port, bytes);
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    const headers = head.toLowerCase().split('\r\n');
    expect(headers[0]).toContain(`http/1.1 ${status} `);
    for (const line of [
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cross-origin-opener-policy: same-origin-allow-popups',
      'cross-origin-resource-policy: same-origin',
      'permissions-policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'strict-transport-security: max-age=63072000; includesubdomains',
    ])
      expect(headers.filter((header) => header === line)).toEqual([line]);
    if (status < 400) continue;
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(JSON.parse(body)).toMatchObject({ status, request: expect.stringMatching(/^[\da-f-]{36}$/) });
  }
});

test('HTTP/1.0 needs no host: balancers ask for health so', async () => {
  expect(await answerTo(ports[0] ?? 0, 'GET /found HTTP/1.0\r\n\r\n')).toContain('HTTP/1.1 200 OK');
});
