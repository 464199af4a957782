import { lookup } from 'node:dns/promises';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';
import { isPublicAddress } from './public-address.ts';

/** The two ways out, so that tests can watch them. */
export interface Transport {
  /** All addresses of a host name. Called once per request. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** TLS to exactly this address, port 443, for the named host. */
  readonly connect: (address: string, host: string) => Duplex;
}

export const defaultTransport: Transport = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, host) => connect({ host: address, port: 443, servername: host, ALPNProtocols: ['http/1.1'] }),
};

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
  /** What may come back: its media type, in words for the log, and its size in bytes. */
  readonly accepts: { readonly type: RegExp; readonly name: string; readonly bytes: number };
  /** Milliseconds until the answer begins, and until it has ended. */
  readonly timeouts: { readonly begin: number; readonly end: number };
}

export interface OutboundBytes {
  readonly status: number;
  readonly bytes: Buffer;
}

/**
 * SEC-34: https on port 443 to a host name whose every address is public; the connection goes to the address that was
 * checked, so a second answer of the name server changes nothing. No redirect is followed. Throws when the server may not be asked,
 * or does not answer in time, in this type and in this size.
 */
export async function callOutbound(
  transport: Transport,
  url: string,
  { method, headers, body, accepts, timeouts }: OutboundRequest,
): Promise<OutboundBytes> {
  const target = new URL(url);
  if (!isPlainHttps(target)) throw new Error(`${target.origin} is not a host name on https, port 443`);
  const beginning = new AbortController();
  const late = setTimeout(() => beginning.abort(new DOMException('no answer before the timeout', 'TimeoutError')), timeouts.begin);
  const signal = AbortSignal.any([AbortSignal.timeout(timeouts.end), beginning.signal]);
  try {
    const address = await inTime(addressOf(transport, target.hostname), signal);
    const connection = transport.connect(address, target.hostname);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(target, { method, headers, signal, defaultPort: 443, createConnection: () => connection });
      call.once('response', resolve).on('error', reject).end(body);
    });
    clearTimeout(late);
    return { status: answer.statusCode ?? 0, bytes: await read(answer, accepts) };
  } finally {
    clearTimeout(late);
  }
}

/** An address in place of a name is refused in every spelling: `URL` has made it the usual one by now. */
const isPlainHttps = ({ protocol, port, username, password, hostname }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && password === '' && !hostname.startsWith('[') && isIP(hostname) === 0;

async function addressOf({ resolve }: Transport, host: string): Promise<string> {
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

async function read(answer: IncomingMessage, { type, name, bytes }: OutboundRequest['accepts']): Promise<Buffer> {
  try {
    const status = answer.statusCode ?? 0;
    if (status < 200 || (status >= 300 && status < 400)) throw new Error(`it answered ${status}, and redirects are not followed`);
    if (!type.test(answer.headers['content-type'] ?? '')) throw new Error(`its answer is not ${name}`);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > bytes) throw new Error('its answer is too large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    answer.destroy();
  }
}
