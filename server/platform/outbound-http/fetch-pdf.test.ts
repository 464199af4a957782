import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createFetchPdf } from './fetch-pdf.ts';
import { makeWorld, outThere } from './world.fixture.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
afterEach(() => world.close());

const pdf = { 'content-type': 'application/pdf' };
const begin = 150;
const get = (timeouts = { begin, end: 2 * begin }) => createFetchPdf(world.transport, timeouts)('https://forms.example/claim.pdf?v=1');

test('a PDF is got once, with nothing of the person who asks', async () => {
  const asked: unknown[] = [];
  world = await makeWorld(
    ({ method, url, headers }, response) => {
      asked.push([method, url, Object.keys(headers).sort(), headers.host]);
      response.writeHead(200, pdf).end('%PDF-1.7 ok');
    },
    () => [outThere],
  );
  expect((await get({ begin: 3000, end: 3000 })).toString()).toBe('%PDF-1.7 ok');
  expect(asked).toEqual([['GET', '/claim.pdf?v=1', ['accept', 'connection', 'host'], 'forms.example']]);
  expect(world.seen).toMatchObject({ canary: 0, server: 1, lookUps: 1 });
});

test.each<[string, RequestListener]>([
  ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('%PDF-1.7')],
  ['names no type', (_, response) => response.writeHead(200).end('%PDF-1.7')],
  ['is no PDF inside', (_, response) => response.writeHead(200, pdf).end('<html>')],
  ['is packed', (_, response) => response.writeHead(200, { ...pdf, 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8]))],
  ['is an error', (_, response) => response.writeHead(404, pdf).end('%PDF-1.7')],
  ['breaks off', (_, response) => response.writeHead(200, { ...pdf, 'content-length': 99 }).write('%PDF-1.7', () => response.destroy())],
  ['never begins', () => undefined],
  ['never ends', (_, response) => response.writeHead(200, pdf).write('%PDF-1.7')],
])('an answer that %s is refused', async (_, answer) => {
  world = await makeWorld(answer, () => [outThere]);
  await expect(get()).rejects.toThrow();
  expect(world.seen).toMatchObject({ canary: 0, server: 1 });
});

test('no more than 20 MB are read', async () => {
  let sent = 0;
  world = await makeWorld(
    (_, response) => {
      const part = Buffer.alloc(1024 * 1024, '%PDF-');
      response.writeHead(200, pdf);
      const more = (): void => {
        if (response.destroyed) return;
        sent += 1;
        response.write(part, () => setImmediate(more));
      };
      more();
    },
    () => [outThere],
  );
  await expect(get({ begin: 60_000, end: 60_000 })).rejects.toThrow('too large');
  expect(sent).toBeGreaterThan(20);
});
