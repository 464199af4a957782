import { callOutbound, defaultTransport, type Transport } from './call-outbound.ts';
import { jsonOf, readJson, type OutboundAnswer } from './json-answer.ts';

/** Sends JSON to a server on the internet; throws when it may not be asked or does not answer within `milliseconds`, in JSON. */
export type PostJson = (url: string, body: object, milliseconds: number) => Promise<OutboundAnswer>;

/** The same with the fields of a form in place of JSON; the answer is JSON. */
export type PostForm = (url: string, fields: Readonly<Record<string, string>>, milliseconds: number) => Promise<OutboundAnswer>;

const accepts = jsonOf(64 * 1024);

/** As `callOutbound`; 64 KB at most. */
export function createPostJson(transport: Transport = defaultTransport): PostJson {
  return (url, body, milliseconds) => post(transport, url, { type: 'application/json', text: JSON.stringify(body), milliseconds });
}

/** As `createPostJson`. */
export function createPostForm(transport: Transport = defaultTransport): PostForm {
  const type = 'application/x-www-form-urlencoded';
  return (url, fields, milliseconds) => post(transport, url, { type, text: String(new URLSearchParams(fields)), milliseconds });
}

interface Posted {
  /** Media type. */
  readonly type: string;
  readonly text: string;
  readonly milliseconds: number;
}

async function post(transport: Transport, url: string, { type, text, milliseconds }: Posted): Promise<OutboundAnswer> {
  const headers = { accept: 'application/json', 'content-type': type, 'content-length': Buffer.byteLength(text) };
  const timeouts = { begin: milliseconds, end: milliseconds };
  return readJson(await callOutbound(transport, url, { method: 'POST', headers, body: text, accepts, timeouts }));
}
