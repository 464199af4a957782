import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';
import { isPublicAddress } from './public-address.ts';

/** What another server answered: its HTTP status and its JSON. */
export interface OutsideAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends JSON to a server on the internet; throws when it may not be asked or does not answer in time and in JSON. */
export type PostOutside = (url: string, body: object) => Promise<OutsideAnswer>;

/** The two ways out, so that tests can watch them. */
export interface WayOut {
  /** All addresses of a host name. Asked once per call. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** TLS to exactly this address, port 443, for the named host. */
  readonly connect: (address: string, host: string) => Duplex;
}

const openWay: WayOut = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, host) => connect({ host: address, port: 443, servername: host, ALPNProtocols: ['http/1.1'] }),
};

const largest = 64 * 1024;

/**
 * SECURITY 1C row 34: https on port 443 to a host name whose every address is public; the connection goes to the address that was
 * judged, so a second answer of the name server changes nothing. No redirect is followed; 64 KB and `milliseconds` at most, all told.
 */
export function createPostOutside(way: WayOut = openWay, milliseconds = 3000): PostOutside {
  return async (url, body) => {
    const target = new URL(url);
    if (!isPlainHttps(target)) throw new Error(`${target.origin} is not a host name on https, port 443`);
    const signal = AbortSignal.timeout(milliseconds);
    const address = await inTime(addressOf(way, target.hostname), signal);
    const answer = await send(target, JSON.stringify(body), way.connect(address, target.hostname), signal);
    return { status: answer.statusCode ?? 0, body: parse(await read(answer)) };
  };
}

/** An address in place of a name is refused in every spelling: `URL` has made it the usual one by now. */
const isPlainHttps = ({ protocol, port, username, password, hostname }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && password === '' && !hostname.startsWith('[') && isIP(hostname) === 0;

async function addressOf({ resolve }: WayOut, host: string): Promise<string> {
  const addresses = await resolve(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) throw new Error(`${host} does not lead to the public internet`);
  return first;
}

const inTime = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
  ]);

const send = (target: URL, text: string, connection: Duplex, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const call = request(target, { method: 'POST', headers, signal, defaultPort: 443, createConnection: () => connection });
    call.once('response', resolve).on('error', reject).end(text);
  });

async function read(answer: IncomingMessage): Promise<string> {
  try {
    const status = answer.statusCode ?? 0;
    if (status < 200 || (status >= 300 && status < 400)) throw new Error(`it answered ${status}, and redirects are not followed`);
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(answer.headers['content-type'] ?? '')) throw new Error('its answer is not JSON');
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > largest) throw new Error('its answer is too large');
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  } finally {
    answer.destroy();
  }
}

/** Says nothing of the answer itself, unlike the fault of `JSON.parse`: this goes to a log. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('its answer is not JSON');
  }
}
