import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { portal } from './page-portal.fixture.ts';

test('a public page is drawn once, may be kept, and comes back as 304', async () => {
  const { seen, get } = portal();
  const first = await get('/page/faqs');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await get('/page/faqs', { 'if-none-match': `W/${String(first.headers['etag'])}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(seen).toHaveLength(1);
});

test('visitors who come at the same moment share one rendering', async () => {
  const { seen, get } = portal();
  await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(seen).toHaveLength(1);
});

test('a correction shows at once: a new revision is drawn anew', async () => {
  const { state, get } = portal();
  const before = await get('/');
  state.revision = 2;
  const after = await get('/');
  expect(after.body).not.toBe(before.body);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(after.headers['x-content-revision']).toBe('2');
});

test('when the new revision cannot be drawn, the last good page stands in', async () => {
  let broken = false;
  const { state, get } = portal(() => (broken ? Promise.reject(new Error('broken')) : {}));
  const before = await get('/');
  broken = true;
  state.revision = 2;
  const after = await get('/');
  expect(after.statusCode).toBe(200);
  expect(after.body).toBe(before.body);
});

test('a page ends when a rule over now can change: for two seconds the old one may stand in, then it is never served', async () => {
  const { state, seen, get } = portal(() => ({ validUntil: state.now + 60_000 }));
  const first = await get('/');
  state.now += 61_000;
  expect((await get('/')).body).toBe(first.body);
  expect(seen).toHaveLength(2);
  state.now += 3_600_000;
  expect((await get('/')).body).toContain('>3 words');
});

test('only the query facts a page reads reach it; nothing else of an address can be kept for others', async () => {
  const { seen, get } = portal(() => ({ queryRead: ['step'] }));
  await get('/page/a?token=secret&step=2');
  await get('/page/a?token=other&step=2&utm=1');
  await get('/page/a?step=3');
  expect(seen.map(({ path }) => path)).toEqual(['/page/a', '/page/a?step=2', '/page/a?step=3']);
});

test('the language of the cookie, when the tenant has it', async () => {
  const { seen, get } = portal();
  await get('/', { cookie: 'a=b; language=cy' });
  await get('/', { cookie: 'language=fr' });
  await get('/', { cookie: 'language=<script>' });
  expect(seen.map(({ language }) => language)).toEqual(['cy', 'en']);
  expect((await get('/')).headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('a plain form chooses the language and returns to a path of this portal only', async () => {
  const { app } = portal();
  const post = (payload: string, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/language', payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...more } });
  const foreign = await post('language=cy', { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  const chosen = await post('language=cy&returnTo=%2Fpage%2Ffaqs%3Fa%3D1');
  expect(chosen.statusCode).toBe(303);
  expect(chosen.headers['location']).toBe('/page/faqs?a=1');
  expect(chosen.headers['set-cookie']).toBe('language=cy; Max-Age=31536000; Path=/; SameSite=Lax');
  const unknown = await post('language=fr&returnTo=%2F');
  expect(unknown.headers['set-cookie']).toBeUndefined();
  for (const away of ['//evil.example', 'https://evil.example', '/\\evil.example', '/..//evil.example', 'javascript:x', '']) {
    expect((await post(`language=cy&returnTo=${encodeURIComponent(away)}`)).headers['location'], away).toBe('/');
  }
});

test('a page is compressed as the browser likes it', async () => {
  const { get } = portal();
  const plain = await get('/');
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  const zipped = await get('/', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

test('[SEC-45] page not found keeps its status and is not kept by a browser', async () => {
  const missing = await portal(() => ({ status: 404 })).get('/page/nowhere');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['cache-control']).toBe('private, no-store');
});

test('when the renderer itself fails, a calm page reports it', async () => {
  const answer = await portal(() => Promise.reject(new Error('secret inside'))).get('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.body).toContain('The site is not available at this time, please try again later.');
  expect(answer.body).toContain('<html lang="en">');
  expect(answer.body).not.toContain('secret inside');
});

test('a redirect leads only to a path of this portal', async () => {
  expect((await portal(() => ({ redirect: '/page/home', status: 302 })).get('/')).headers['location']).toBe('/page/home');
  expect((await portal(() => ({ redirect: '//evil.example', status: 302 })).get('/')).headers['location']).toBe('/');
});

test('?preview=1 draws with explaining boxes, apart from the page of claimants', async () => {
  const { seen, get } = portal();
  const preview = await get('/?preview=1');
  expect(preview.headers['cache-control']).toBe('private, no-store');
  await get('/');
  expect(seen.map(({ mode }) => mode)).toEqual(['preview', 'live']);
});

test.each(['/api/nowhere', '/content/x', '/auth/nowhere', '/build/nowhere.js'])('%s is a problem, never a page', async (url) => {
  const { seen, get } = portal();
  expect((await get(url)).json()).toMatchObject({ status: 404, code: 'not-found' });
  expect(seen).toHaveLength(0);
});

test('an address that cannot be read is a problem', async () => {
  expect((await portal().get('/%E0%A4%A')).statusCode).toBe(400);
});

describe('a form that a mailed link opens', () => {
  const linked = () =>
    portal((page, _, { linkToken: token }) => ({
      audience: 'link',
      ...(token ? { html: page.html.replace('words', `for ${token}`) } : {}),
    }));
  const path = '/form-fill/feedback';

  test('is drawn for the holder of the link each time, whose secret is not in its address, and nothing may keep it', async () => {
    const { get, seen } = linked();
    for (let times = 0; times < 2; times += 1) {
      const answer = await get(`${path}?utm=mail&token=secret`);
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['etag']]).toEqual([200, 'private, no-store', undefined]);
      expect(answer.body).toContain('for secret');
    }
    expect(seen.map((drawn) => drawn.path)).toEqual([path, `${path}?utm=mail`, `${path}?utm=mail`]);
  });

  test('is the frame alone, drawn once, without a link, for who is signed in, and where that cannot be known', async () => {
    const { get, seen } = linked();
    for (const [address, headers] of [
      [path, {}],
      [`${path}?token=`, {}],
      [`${path}?token=secret%E2%80%9D`, {}],
      [`${path}?token=secret%0d%0aX:y`, {}],
      [`/${path}?token=secret`, {}],
      [`${path}/?token=secret`, {}],
      [`${path}?token=secret`, { cookie: 'sid=ann' }],
      [`${path}?token=secret`, { cookie: 'sid=broken' }],
    ] as const) {
      const answer = await get(address, headers);
      expect([answer.statusCode, answer.body.includes('for '), answer.headers['cache-control']]).toEqual([
        200,
        false,
        address === path ? 'private, no-cache' : 'private, no-store',
      ]);
    }
    expect(seen).toHaveLength(1);
  });
});

describe('a page for signed-in people', () => {
  const secured = () =>
    portal((page, { url }, { person: who }) => ({
      audience: 'signed-in',
      ...(who ? { html: page.html.replace('words', `mine ${who.username}`) } : { redirect: `/?from=${new URL(url).search}`, status: 302 }),
    }));
  const mine = { cookie: 'sid=ann' };

  test('is drawn for the person of the session cookie each time, with the whole query, and nothing may keep it', async () => {
    const { get, seen } = secured();
    const first = await get('/securedPage/my-claim?accountId=7', mine);
    expect([first.statusCode, first.headers['cache-control'], first.headers['etag']]).toEqual([200, 'private, no-store', undefined]);
    expect(first.body).toContain('mine ann');
    await get('/securedPage/my-claim?accountId=7', mine);
    expect(seen.filter(({ person: who }) => who === 'ann').map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => '/securedPage/my-claim?accountId=7'),
    );
  });

  test('[SEC-45] never reaches another visitor: neither by the cache nor by a version that they name', async () => {
    const { get } = secured();
    await get('/securedPage/my-claim', mine);
    for (const headers of [{}, { cookie: 'sid=other' }, { 'if-none-match': '*' }]) {
      const answer = await get('/securedPage/my-claim?x=1', headers);
      expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/?from=?x=1']);
      expect(answer.body).not.toContain('ann');
    }
  });

  test('a page for visitors leads a signed-in person on, and is kept for everyone else', async () => {
    const { get } = portal((_, __, { person: who }) => ({
      audience: 'visitors',
      ...(who ? { redirect: '/securedPage/my-claim', status: 302 } : {}),
    }));
    expect((await get('/', mine)).headers['location']).toBe('/securedPage/my-claim');
    const visitor = await get('/');
    expect([visitor.statusCode, visitor.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  test('where it cannot be known who asks, visitors get their page, and a signed-in page is the calm one', async () => {
    const broken = { cookie: 'sid=broken' };
    const answer = await secured().get('/securedPage/my-claim', broken);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '10',
    ]);
    expect(answer.body).toContain('The site is not available at this time');
    expect((await portal(() => ({ audience: 'visitors' })).get('/', broken)).statusCode).toBe(200);
  });

  test('a visitor does not wait without end: where it does not become known who asks, or the page is not drawn, it is the calm one', async () => {
    const answer = await secured().get('/securedPage/my-claim', { cookie: 'sid=frozen' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect(answer.body).toContain('The site is not available at this time');
    expect((await portal(() => new Promise<never>(() => undefined)).get('/page/faqs')).statusCode).toBe(503);
  });
});
