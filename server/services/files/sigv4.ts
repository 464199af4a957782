import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#locale/dates-and-numbers/units-of-time';

/**
 * AWS Signature Version 4 for presigned links (query authentication), as S3 does it: the payload is not signed, the signed headers are.
 * One function makes the signature, so that what we sign and what we accept cannot drift apart
 * (docs/decisions/0025).
 */
export interface SigningKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface PresignedRequest {
  readonly method: 'PUT' | 'GET';
  /** Without query. */
  readonly url: URL;
  /** Lower-case names; `host` is always among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** `20261121T093000Z` */
  readonly date: string;
  readonly expiresSeconds: number;
  readonly query?: Readonly<Record<string, string>>;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');

/** Sorted by name alone: `x` comes before `x-id`, although `x=` would come after `x-id=`. */
const canonicalQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');

/** All query parameters of the link but its signature. */
function signedQuery(key: SigningKey, request: PresignedRequest): Record<string, string> {
  return {
    ...request.query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${key.accessKeyId}/${scopeOf(key, request.date)}`,
    'X-Amz-Date': request.date,
    'X-Amz-Expires': String(request.expiresSeconds),
    'X-Amz-SignedHeaders': Object.keys(request.headers).sort().join(';'),
  };
}

const scopeOf = (key: SigningKey, date: string): string => `${date.slice(0, 8)}/${key.region}/s3/aws4_request`;

/** Hex signature over method, path, query and the signed headers. */
function signatureOf(key: SigningKey, request: PresignedRequest, query: Readonly<Record<string, string>>): string {
  const names = Object.keys(request.headers).sort();
  const canonical = [
    request.method,
    canonicalPath(request.url.pathname),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(request.headers[name] ?? '').trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.date, scopeOf(key, request.date), createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${key.secretAccessKey}`, request.date.slice(0, 8)), key.region));
  return hmac(signing, text).toString('hex');
}

/** The whole link. */
export function presign(key: SigningKey, request: PresignedRequest): string {
  const query = signedQuery(key, request);
  const all = { ...query, 'X-Amz-Signature': signatureOf(key, request, query) };
  const text = Object.entries(all)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return `${request.url.origin}${request.url.pathname}?${text}`;
}

export type LinkError = 'malformed' | 'expired' | 'not-yet' | 'wrong-signature';

/** Checks a request that came with a presigned link. `headerOf` answers what the request really carries. */
export function checkLink(
  key: SigningKey,
  method: 'PUT' | 'GET',
  url: URL,
  headerOf: (name: string) => string | undefined,
  now: number,
): LinkError | null {
  const { 'X-Amz-Signature': given, ...query } = Object.fromEntries(url.searchParams);
  const date = query['X-Amz-Date'];
  const expires = Number(query['X-Amz-Expires']);
  const names = query['X-Amz-SignedHeaders']?.split(';') ?? [];
  const from = date?.match(/^\d{8}T\d{6}Z$/)
    ? Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
    : Number.NaN;
  const sound =
    given !== undefined &&
    date !== undefined &&
    Number.isInteger(expires) &&
    expires > 0 &&
    expires <= 604_800 &&
    names.includes('host') &&
    Number.isFinite(from);
  if (!sound || query['X-Amz-Credential'] !== `${key.accessKeyId}/${scopeOf(key, date)}` || query['X-Amz-Algorithm'] !== 'AWS4-HMAC-SHA256')
    return 'malformed';
  if (now > from + expires * 1000) return 'expired';
  if (now < from - 15 * minuteMs) return 'not-yet';
  const headers = Object.fromEntries(names.map((name) => [name, headerOf(name) ?? '']));
  const right = Buffer.from(signatureOf(key, { method, url, headers, date, expiresSeconds: expires }, query));
  const candidate = Buffer.from(given);
  return right.length === candidate.length && timingSafeEqual(right, candidate) ? null : 'wrong-signature';
}

/** Milliseconds since 1970 → `20261121T093000Z`. */
export const amzDate = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
