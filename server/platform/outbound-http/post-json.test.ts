import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createPostJson } from './post-json.ts';
import { makeWorld, outThere } from './world.fixture.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
afterEach(() => world.close());

const json = { 'content-type': 'application/json; charset=utf-8' };

test('a public server is asked once, at the address that was checked, by its own name', async () => {
  const asked: unknown[] = [];
  world = await makeWorld(
    (request, response) => {
      void request.setEncoding('utf8').on('data', (text: string) => asked.push([request.method, request.url, request.headers, text]));
      request.on('end', () => response.writeHead(404, json).end('{"message":"unknown"}'));
    },
    () => [outThere],
  );
  const answer = await createPostJson(world.transport)('https://vin.example/check?v=2', { vinNumber: 'X' }, 3000);
  expect(answer).toEqual({ status: 404, body: { message: 'unknown' } });
  expect(world.seen).toEqual({ canary: 0, server: 1, lookUps: 1, dialled: [`${outThere} vin.example`] });
  expect(asked).toEqual([['POST', '/check?v=2', expect.objectContaining({ host: 'vin.example' }), '{"vinNumber":"X"}']]);
  expect(Object.keys((asked[0] as [string, string, object])[2]).sort()).toEqual([
    'accept',
    'connection',
    'content-length',
    'content-type',
    'host',
  ]);
});

test.each<[string, RequestListener]>([
  ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}')],
  ['names no type', (_, response) => response.writeHead(200).end('{}')],
  ['is broken JSON', (_, response) => response.writeHead(200, json).end('{')],
  ['is larger than 64 KB', (_, response) => response.writeHead(200, json).end(JSON.stringify('x'.repeat(64 * 1024)))],
  ['breaks off', (_, response) => response.writeHead(200, { ...json, 'content-length': 9 }).write('{', () => response.destroy())],
  ['never begins', () => undefined],
  ['never ends', (_, response) => response.writeHead(200, json).write('{')],
])('an answer that %s is refused', async (_, answer) => {
  world = await makeWorld(answer, () => [outThere]);
  await expect(createPostJson(world.transport)('https://vin.example/', {}, 150)).rejects.toThrow();
  expect(world.seen).toMatchObject({ canary: 0, server: 1 });
});
