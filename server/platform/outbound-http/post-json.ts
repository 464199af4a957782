import { callOutbound, defaultTransport, type Transport } from './call-outbound.ts';

/** What another server answered: its HTTP status and its JSON. */
export interface OutboundAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends JSON to a server on the internet; throws when it may not be asked or does not answer in time and in JSON. */
export type PostJson = (url: string, body: object) => Promise<OutboundAnswer>;

/** The same with the fields of a form in place of JSON; the answer is JSON. */
export type PostForm = (url: string, fields: Readonly<Record<string, string>>) => Promise<OutboundAnswer>;

const accepts = { type: /^application\/(?:[\w.+-]+\+)?json\b/i, name: 'JSON', bytes: 64 * 1024 };

/** As `callOutbound`; 64 KB and `milliseconds` at most, in total. */
export function createPostJson(transport: Transport = defaultTransport, milliseconds = 3000): PostJson {
  return (url, body) => post(transport, url, { type: 'application/json', text: JSON.stringify(body), milliseconds });
}

/** As `createPostJson`. */
export function createPostForm(transport: Transport = defaultTransport, milliseconds = 3000): PostForm {
  const type = 'application/x-www-form-urlencoded';
  return (url, fields) => post(transport, url, { type, text: String(new URLSearchParams(fields)), milliseconds });
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
  const { status, bytes } = await callOutbound(transport, url, { method: 'POST', headers, body: text, accepts, timeouts });
  return { status, body: parse(bytes.toString('utf8')) };
}

/** The message has nothing of the answer itself, unlike that of `JSON.parse`: it goes to a log. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('its answer is not JSON');
  }
}
