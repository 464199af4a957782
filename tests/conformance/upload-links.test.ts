import { createHash, randomUUID } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFileLinks } from '../../server/services/files/index.ts';
import { openPortal, type Portal } from './running-portal.fixture.ts';

const text = 'Paid for the repair on 3 March.\n';
const type = 'text/plain; charset=utf-8';

let portal: Portal;
let s3: S3Client;
let key: { accessKeyId: string; secretAccessKey: string; region: string };
beforeAll(async () => {
  portal = await openPortal();
  key = { accessKeyId: 'portico', secretAccessKey: portal.linkKey, region: 'local' };
  s3 = clientWith(key.secretAccessKey);
});
afterAll(async () => {
  s3.destroy();
  await portal.close();
});

const clientWith = (secretAccessKey: string): S3Client =>
  new S3Client({
    endpoint: portal.url,
    region: key.region,
    credentials: { ...key, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

/** A file that was announced and has not come yet. */
async function announce(size = text.length, fileName = 'repair.txt'): Promise<string> {
  const id = randomUUID();
  await portal.db.kysely
    .insertInto('stored_file')
    .values({
      tenant_id: portal.here.slug,
      id,
      account_id: randomUUID(),
      submission_id: null,
      question_name: 'proof',
      file_purpose: 'Evidence',
      file_name: fileName,
      content_type: type,
      size,
      state: 'waiting',
      sha256: null,
      created_at: new Date(portal.clock()),
    })
    .execute();
  return id;
}

interface LinkOptions {
  readonly method: 'PUT' | 'GET';
  readonly id: string;
  readonly expires?: number;
  readonly size?: number;
  readonly secret?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** The file may be downloaded: that follows its upload by a moment. */
const processed = (id: string): Promise<boolean> =>
  vi.waitUntil(
    async () =>
      (await portal.db.kysely.selectFrom('stored_file').select('state').where('id', '=', id).executeTakeFirst())?.state === 'checked',
    { timeout: 10_000, interval: 20 },
  );

/** The AWS SDK's presigner, as a firm's own service would use it. */
async function bySdk({ method, id, expires = 900, size = text.length, secret }: LinkOptions): Promise<string> {
  const at = { Bucket: 'files', Key: `${portal.here.slug}/${id}` };
  const client = secret === undefined ? s3 : clientWith(secret);
  const signing = {
    expiresIn: expires,
    signingDate: new Date(portal.clock()),
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  };
  return method === 'GET'
    ? getSignedUrl(client, new GetObjectCommand({ ...at, ResponseContentDisposition: "attachment; filename*=UTF-8''repair.txt" }), signing)
    : getSignedUrl(client, new PutObjectCommand({ ...at, ContentType: type, ContentLength: size }), signing);
}

/** A second implementation of the same signature. */
async function byAws4fetch({
  method,
  id,
  expires = 900,
  size = text.length,
  secret = key.secretAccessKey,
  query = {},
}: LinkOptions): Promise<string> {
  const url = new URL(`/files/${portal.here.slug}/${id}`, portal.url);
  for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': String(expires) })) url.searchParams.set(name, value);
  const signer = new AwsV4Signer({
    ...key,
    secretAccessKey: secret,
    method,
    url: url.href,
    service: 's3',
    signQuery: true,
    allHeaders: true,
    datetime: new Date(portal.clock()).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    headers: method === 'PUT' ? { 'content-type': type, 'content-length': String(size) } : {},
  });
  return (await signer.sign()).url.href;
}

const put = (link: string, body: string | Uint8Array<ArrayBuffer> = text, contentType = type): Promise<Response> =>
  fetch(link, { method: 'PUT', body, headers: { 'content-type': contentType } });
const codeOf = async (answer: Response): Promise<unknown> => [answer.status, ((await answer.json()) as { code?: string }).code];

describe.each([
  ['@aws-sdk/s3-request-presigner', bySdk],
  ['aws4fetch', byAws4fetch],
])('links made by %s', (_name, presign) => {
  test('[API-ATTACH] a file goes up by one link and comes down by another', async () => {
    const id = await announce();
    const sent = await put(await presign({ method: 'PUT', id }));
    expect([sent.status, sent.headers.get('etag')]).toEqual([200, `"${createHash('sha256').update(text).digest('hex')}"`]);
    await processed(id);
    const got = await fetch(await presign({ method: 'GET', id }));
    expect([got.status, got.headers.get('content-disposition'), await got.text()]).toEqual([
      200,
      "attachment; filename*=UTF-8''repair.txt",
      text,
    ]);
    expect(await codeOf(await put(await presign({ method: 'PUT', id })))).toEqual([409, 'already-received']);
  });

  test('another type or size than was signed is refused', async () => {
    const id = await announce();
    const link = await presign({ method: 'PUT', id });
    expect(await codeOf(await put(link, text, 'text/html'))).toEqual([403, 'link-wrong-signature']);
    expect(await codeOf(await put(link, `${text}more`))).toEqual([403, 'link-wrong-signature']);
    expect((await put(link)).status).toBe(200);
  });

  test('a size that was signed but never announced is refused', async () => {
    const longer = `${text}more`;
    expect(await codeOf(await put(await presign({ method: 'PUT', id: await announce(), size: longer.length }), longer))).toEqual([
      413,
      'file-size',
    ]);
  });

  test('a link ends at the time it states, and works until then', async () => {
    const id = await announce();
    const link = await presign({ method: 'PUT', id, expires: 60 });
    portal.pass(61);
    expect(await codeOf(await put(link))).toEqual([403, 'link-expired']);
    const fresh = await presign({ method: 'PUT', id, expires: 60 });
    portal.pass(58);
    expect((await put(fresh)).status).toBe(200);
  });

  test('[SEC-38] another key, another file, another method and a changed expiry are refused', async () => {
    const [id, other] = [await announce(), await announce()];
    const link = await presign({ method: 'PUT', id });
    const wrong = [403, 'link-wrong-signature'];
    expect(await codeOf(await put(await presign({ method: 'PUT', id, secret: 'x'.repeat(40) })))).toEqual(wrong);
    expect(await codeOf(await put(link.replace(id, other)))).toEqual(wrong);
    expect(await codeOf(await put(link.replace('X-Amz-Expires=900', 'X-Amz-Expires=901')))).toEqual(wrong);
    expect(await codeOf(await fetch(link))).toEqual(wrong);
    expect(
      await codeOf(
        await put(await presign({ method: 'PUT', id, expires: 604_801 }).catch(() => link.replace('Expires=900', 'Expires=604801'))),
      ),
    ).toEqual([403, 'link-malformed']);
  });
});

test('further query values are signed in the order of their names', async () => {
  const id = await announce();
  await put(await byAws4fetch({ method: 'PUT', id }));
  await processed(id);
  const link = await byAws4fetch({ method: 'GET', id, query: { x: '2', 'x-id': 'GetObject', 'x.y': "it's (all) * ~1+1" } });
  expect((await fetch(link)).status).toBe(200);
  expect(await codeOf(await fetch(link.replace('x=2', 'x=3')))).toEqual([403, 'link-wrong-signature']);
});

describe('links made by the portal', () => {
  const links = () => createFileLinks(key, portal.clock);

  /** Lets another implementation sign what our link states that it signed. */
  async function signedAgain(link: string, method: 'PUT' | 'GET', headers: Record<string, string>): Promise<string> {
    const url = new URL(link);
    const datetime = url.searchParams.get('X-Amz-Date') ?? '';
    for (const name of ['Algorithm', 'Credential', 'Date', 'SignedHeaders', 'Signature']) url.searchParams.delete(`X-Amz-${name}`);
    const signer = new AwsV4Signer({ ...key, method, url: url.href, service: 's3', signQuery: true, allHeaders: true, datetime, headers });
    return (await signer.sign()).url.searchParams.get('X-Amz-Signature') ?? '';
  }
  const signatureIn = (link: string): string | null => new URL(link).searchParams.get('X-Amz-Signature');

  test('carry the signature that aws4fetch makes of the same request', async () => {
    const file = { tenant: portal.here.slug, id: randomUUID(), contentType: type, size: 42 };
    for (const contentType of [type, 'text/plain;  charset=utf-8 ', '']) {
      const up = links().put({ ...file, contentType }, portal.url);
      expect(signatureIn(up)).toBe(await signedAgain(up, 'PUT', { 'content-type': contentType, 'content-length': '42' }));
    }
    for (const fileName of ['repair.txt', "Mae'r (llun) cyntaf & 100%.txt", '照片 +1.txt']) {
      const down = links().get({ ...file, fileName }, portal.url);
      expect(signatureIn(down)).toBe(await signedAgain(down, 'GET', {}));
    }
  });

  test('are what the AWS SDK would have the browser send', async () => {
    const id = await announce();
    const ours = new URL(links().put({ tenant: portal.here.slug, id, contentType: type, size: text.length }, portal.url));
    const theirs = new URL(await bySdk({ method: 'PUT', id }));
    expect(ours.pathname).toBe(theirs.pathname);
    for (const name of ['X-Amz-Algorithm', 'X-Amz-Expires', 'X-Amz-SignedHeaders'])
      expect(ours.searchParams.get(name)).toBe(theirs.searchParams.get(name));
    expect((await put(ours.href)).status).toBe(200);
  });
});
