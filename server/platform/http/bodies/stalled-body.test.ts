import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { createApp, type App } from '../app.ts';

let app: App;
let socket: Socket;
/** Bytes of the body that were read. */
let read = Promise.withResolvers<number>();
let request: IncomingMessage;
/** Reads what a route let wait. */
let readAll: () => void;
let begun = Promise.withResolvers<void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  read = Promise.withResolvers();
  begun = Promise.withResolvers();
  ({ app } = createApp({ config: readConfig({ PORTICO_DATA: '/nowhere' }), log: createLog('fatal', { write: () => undefined }) }));
  app.addHook('onRequest', (incoming, _reply, done) => {
    request = incoming.raw;
    done();
  });
  app.addContentTypeParser('application/x-read', (_request, payload, done) => {
    payload.on('data', (chunk: Buffer) => read.resolve(chunk.length)).on('end', () => done(null));
    begun.resolve();
  });
  app.addContentTypeParser('application/x-late', (_request, payload, done) => {
    readAll = () => payload.resume().on('end', () => done(null));
    begun.resolve();
  });
  app.post('/echo', () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
});
afterEach(async () => {
  vi.useRealTimers();
  socket.destroy();
  await app.close();
});

const begin = async (type = 'application/x-read'): Promise<void> => {
  socket.write(`POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 5\r\n\r\n`);
  await begun.promise;
};
const write = async (text: string): Promise<void> => {
  socket.write(text);
  await read.promise;
  read = Promise.withResolvers();
};
const answer = async (): Promise<string> => String((await once(socket, 'data'))[0]);

test('a body of which no byte came for 30 seconds ends, with words, and its connection with it', async () => {
  await begin();
  await write('ab');
  vi.advanceTimersByTime(40_000);
  const text = await answer();
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"code":"request-timeout"');
  await once(socket, 'close');
});

test('a slow body that keeps coming is read to its end', async () => {
  await begin();
  for (const letter of 'abcd') {
    await write(letter);
    vi.advanceTimersByTime(25_000);
  }
  socket.write('e');
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
});

test('a body that came and waits to be read by the server is not ended', async () => {
  await begin('application/x-late');
  socket.write('ab');
  await vi.waitUntil(() => request.readableLength === 2);
  vi.advanceTimersByTime(300_000);
  readAll();
  socket.write('cde');
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
});
