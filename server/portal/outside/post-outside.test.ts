import type { RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPostOutside } from './post-outside.ts';
import { makeWorld, outThere } from './post-outside.fixture.ts';
import { namesOfInside, spellings } from './spellings.fixture.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
afterEach(() => world.close());

const json = { 'content-type': 'application/json; charset=utf-8' };
const fine: RequestListener = (_, response) => response.writeHead(200, json).end('{"statusCode":"200"}');
const hostOf = (spelling: string): string => new URL(`https://${spelling}/`).hostname;
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');
/** The address a spelling leads to. */
const addressOf = (spelling: string): string => namesOfInside[hostOf(spelling)] ?? bare(hostOf(spelling));
const honest = (host: string): string[] => [namesOfInside[host] ?? (isIP(bare(host)) ? bare(host) : outThere)];
const failed = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => false,
    () => true,
  );

test('a public server is asked once, at the address that was judged, by its own name', async () => {
  const asked: unknown[] = [];
  world = await makeWorld((request, response) => {
    void request.setEncoding('utf8').on('data', (text: string) => asked.push([request.method, request.url, request.headers, text]));
    request.on('end', () => response.writeHead(404, json).end('{"message":"unknown"}'));
  }, honest);
  const answer = await createPostOutside(world.way)('https://vin.example/check?v=2', { vinNumber: 'X' });
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

test('the canary counts: a judged address that is not the server reaches it', async () => {
  world = await makeWorld(fine, () => ['8.8.8.8']);
  expect(await failed(createPostOutside(world.way)('https://vin.example/', {}))).toBe(true);
  expect(world.seen).toMatchObject({ canary: 1, server: 0 });
});

test(`[SEC-34] ${spellings.length} spellings, asked directly: 0 connections`, async () => {
  expect(new Set(spellings).size).toBeGreaterThanOrEqual(39);
  expect(spellings.filter((spelling) => isIP(addressOf(spelling)) === 0)).toEqual([]);
  world = await makeWorld(fine, honest);
  const post = createPostOutside(world.way);
  const passed: string[] = [];
  for (const spelling of spellings) if (!(await failed(post(`https://${spelling}/check`, {})))) passed.push(spelling);
  expect(passed).toEqual([]);
  expect(world.seen).toMatchObject({ canary: 0, server: 0, dialled: [] });
});

test(`[SEC-34] ${spellings.length} spellings behind a public name, alone or beside a public address: 0 connections`, async () => {
  let answer: string[] = [];
  world = await makeWorld(fine, () => answer);
  const post = createPostOutside(world.way);
  for (const spelling of spellings)
    for (answer of [[addressOf(spelling)], [outThere, addressOf(spelling)], [addressOf(spelling), outThere]])
      expect([spelling, await failed(post('https://vin.example/', {}))]).toEqual([spelling, true]);
  expect(world.seen).toMatchObject({ canary: 0, server: 0, dialled: [] });
});

test(`[SEC-34] ${spellings.length} spellings in a redirect, of five kinds: 0 connections behind it`, async () => {
  let redirect = { status: 302, location: '' };
  world = await makeWorld((_, response) => response.writeHead(redirect.status, { ...json, location: redirect.location }).end('{}'), honest);
  const post = createPostOutside(world.way);
  for (const spelling of spellings)
    for (const status of [301, 302, 303, 307, 308]) {
      redirect = { status, location: Buffer.from(`http://${spelling}/`).toString('latin1') };
      expect([spelling, status, await failed(post('https://vin.example/', {}))]).toEqual([spelling, status, true]);
    }
  expect(world.seen).toMatchObject({ canary: 0, server: spellings.length * 5 });
});

test(`[SEC-34] ${spellings.length} spellings as the second answer of a name server: one look-up, 0 connections to it`, async () => {
  let spelled = '';
  const rebinding = (_: string, lookUp: number) => [lookUp % 2 === 1 ? outThere : addressOf(spelled)];
  world = await makeWorld(fine, rebinding);
  const post = createPostOutside(world.way);
  for (spelled of spellings) {
    world.seen.lookUps = 0;
    expect(await post('https://rebind.example/', {})).toEqual({ status: 200, body: { statusCode: '200' } });
    expect(world.seen.lookUps).toBe(1);
    expect(await failed(post('https://rebind.example/', {}))).toBe(true);
  }
  expect(world.seen).toMatchObject({ canary: 0, server: spellings.length });
});

test('[SEC-34] only https, port 443, a name without a password', async () => {
  world = await makeWorld(fine, () => [outThere]);
  const post = createPostOutside(world.way);
  const odd = [
    'http://vin.example/',
    'https://vin.example:8443/',
    'https://u:p@vin.example/',
    'https://u@vin.example/',
    'ftp://vin.example/',
    `https://${outThere}/`,
  ];
  for (const url of [...odd, 'file:///etc/passwd', 'gopher://vin.example/', 'data:,x', 'no url'])
    expect([url, await failed(post(url, {}))]).toEqual([url, true]);
  expect(world.seen.dialled).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}')],
  ['names no type', (_, response) => response.writeHead(200).end('{}')],
  ['is broken JSON', (_, response) => response.writeHead(200, json).end('{')],
  ['is larger than 64 KB', (_, response) => response.writeHead(200, json).end(JSON.stringify('x'.repeat(64 * 1024)))],
  ['breaks off', (_, response) => response.writeHead(200, { ...json, 'content-length': 9 }).write('{', () => response.destroy())],
  ['never begins', () => undefined],
  ['never ends', (_, response) => response.writeHead(200, json).write('{')],
])('[SEC-34] an answer that %s is refused', async (_, answer) => {
  world = await makeWorld(answer, () => [outThere]);
  await expect(createPostOutside(world.way, 150)('https://vin.example/', {})).rejects.toThrow();
  expect(world.seen).toMatchObject({ canary: 0, server: 1 });
});

test('[SEC-34] a name server that never answers is not waited for', async () => {
  world = await makeWorld(fine, () => []);
  const resolve = () => new Promise<never>(() => undefined);
  await expect(createPostOutside({ ...world.way, resolve }, 20)('https://vin.example/', {})).rejects.toThrow('timeout');
  expect(world.seen.dialled).toEqual([]);
});
