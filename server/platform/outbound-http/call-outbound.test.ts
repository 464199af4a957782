import type { RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Transport } from './call-outbound.ts';
import { createFetchPdf } from './fetch-pdf.ts';
import { createGetJson } from './get-json.ts';
import { createPostJson } from './post-json.ts';
import { namesOfInside, spellings } from './spellings.fixture.ts';
import { makeWorld, outThere } from './world.fixture.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
afterEach(() => world.close());

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

interface Kind {
  readonly type: Readonly<Record<string, string>>;
  readonly body: string;
  readonly create: (transport: Transport, milliseconds?: number) => (url: string) => Promise<unknown>;
}

/** Everything this server asks outside servers for. */
const kinds: readonly [string, Kind][] = [
  [
    'a vehicle check',
    {
      type: { 'content-type': 'application/json; charset=utf-8' },
      body: '{"statusCode":"200"}',
      create: (transport, milliseconds) => (url) => createPostJson(transport)(url, {}, milliseconds ?? 3000),
    },
  ],
  [
    'an address look-up',
    {
      type: { 'content-type': 'application/json' },
      body: '[]',
      create: (transport, milliseconds) => (url) => createGetJson(transport, milliseconds)(url, {}),
    },
  ],
  [
    'a PDF',
    {
      type: { 'content-type': 'application/pdf' },
      body: '%PDF-1.7',
      create: (transport, milliseconds = 3000) => createFetchPdf(transport, { begin: milliseconds, end: milliseconds }),
    },
  ],
];

describe.each(kinds)('%s', (_kind, { type, body, create }) => {
  const fine: RequestListener = (_, response) => response.writeHead(200, type).end(body);

  test('the canary counts: an address that passed the check and is not the server reaches it', async () => {
    world = await makeWorld(fine, () => ['8.8.8.8']);
    expect(await failed(create(world.transport)('https://vin.example/'))).toBe(true);
    expect(world.seen).toMatchObject({ canary: 1, server: 0 });
  });

  test(`${spellings.length} spellings, asked directly: 0 connections`, async () => {
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(39);
    expect(spellings.filter((spelling) => isIP(addressOf(spelling)) === 0)).toEqual([]);
    world = await makeWorld(fine, honest);
    const call = create(world.transport);
    const passed: string[] = [];
    for (const spelling of spellings) if (!(await failed(call(`https://${spelling}/check`)))) passed.push(spelling);
    expect(passed).toEqual([]);
    expect(world.seen).toMatchObject({ canary: 0, server: 0, dialled: [] });
  });

  test(`${spellings.length} spellings behind a public name, alone or beside a public address: 0 connections`, async () => {
    let answer: string[] = [];
    world = await makeWorld(fine, () => answer);
    const call = create(world.transport);
    for (const spelling of spellings)
      for (answer of [[addressOf(spelling)], [outThere, addressOf(spelling)], [addressOf(spelling), outThere]])
        expect([spelling, await failed(call('https://vin.example/'))]).toEqual([spelling, true]);
    expect(world.seen).toMatchObject({ canary: 0, server: 0, dialled: [] });
  });

  test(`${spellings.length} spellings in a redirect, of five kinds: 0 connections behind it`, async () => {
    let redirect = { status: 302, location: '' };
    world = await makeWorld(
      (_, response) => response.writeHead(redirect.status, { ...type, location: redirect.location }).end(body),
      honest,
    );
    const call = create(world.transport);
    for (const spelling of spellings)
      for (const status of [301, 302, 303, 307, 308]) {
        redirect = { status, location: Buffer.from(`http://${spelling}/`).toString('latin1') };
        expect([spelling, status, await failed(call('https://vin.example/'))]).toEqual([spelling, status, true]);
      }
    expect(world.seen).toMatchObject({ canary: 0, server: spellings.length * 5 });
  });

  test(`${spellings.length} spellings as the second answer of a name server: one look-up, 0 connections to it`, async () => {
    let spelled = '';
    const rebinding = (_: string, lookUp: number) => [lookUp % 2 === 1 ? outThere : addressOf(spelled)];
    world = await makeWorld(fine, rebinding);
    const call = create(world.transport);
    for (spelled of spellings) {
      world.seen.lookUps = 0;
      expect(await failed(call('https://rebind.example/'))).toBe(false);
      expect(world.seen.lookUps).toBe(1);
      expect(await failed(call('https://rebind.example/'))).toBe(true);
    }
    expect(world.seen).toMatchObject({ canary: 0, server: spellings.length });
  });

  test('only https, port 443, a name without a password', async () => {
    world = await makeWorld(fine, () => [outThere]);
    const call = create(world.transport);
    const odd = [
      'http://vin.example/',
      'https://vin.example:8443/',
      'https://u:p@vin.example/',
      'https://u@vin.example/',
      'ftp://vin.example/',
      `https://${outThere}/`,
    ];
    for (const url of [...odd, 'file:///etc/passwd', 'gopher://vin.example/', 'data:,x', 'no url'])
      expect([url, await failed(call(url))]).toEqual([url, true]);
    expect(world.seen.dialled).toEqual([]);
  });

  test('a name server that never answers is not waited for', async () => {
    world = await makeWorld(fine, () => []);
    const resolve = () => new Promise<never>(() => undefined);
    await expect(create({ ...world.transport, resolve }, 20)('https://vin.example/')).rejects.toThrow('timeout');
    expect(world.seen.dialled).toEqual([]);
  });
});
