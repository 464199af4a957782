import { callOutbound, defaultTransport, type Transport } from './call-outbound.ts';
import { jsonOf, readJson, type OutboundAnswer } from './json-answer.ts';

/** Asks a server on the internet for JSON; throws when it may not be asked or does not answer in time and in JSON. */
export type GetJson = (url: string, headers: Readonly<Record<string, string>>) => Promise<OutboundAnswer>;

const accepts = jsonOf(512 * 1024);

/** As `callOutbound`; 512 KB and `milliseconds` at most, in total. */
export function createGetJson(transport: Transport = defaultTransport, milliseconds = 3000): GetJson {
  const timeouts = { begin: milliseconds, end: milliseconds };
  return async (url, headers) =>
    readJson(await callOutbound(transport, url, { method: 'GET', headers: { ...headers, accept: 'application/json' }, accepts, timeouts }));
}
