import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dictionary } from '#schemas/tenant';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { AuthOptions } from '../options.ts';
import { makePortal } from '../sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const token = 'a-token-that-is-long-enough';
const dictionary = {
  texts: {
    'unlock.heading': { en: 'Unlock', ar: 'فتح' },
    'unlock.doneHeading': { en: 'Done', ar: 'تم' },
    'unlock.goneHeading': { en: 'Gone', ar: 'انتهى' },
  },
} as unknown as Dictionary;

async function open(auth: Partial<AuthOptions>) {
  const { app, tenant } = await makePortal(db, { auth });
  const speaks = [
    { iso2Code: 'en', name: 'English', dir: 'ltr' },
    { iso2Code: 'ar', name: 'العربية', dir: 'rtl' },
  ];
  Object.assign(tenant, { languages: speaks, name: { en: 'Acme & Co', ar: 'أكمي' }, help: { phone: '020 7946 0000' } });
  const headers = { cookie: 'language=ar' };
  return {
    get: (more: object = headers) => app.inject({ url: `/auth/unlock?token=${token}`, headers: { ...more } }),
    app,
    post: (from: object = headers, more = '') =>
      app.inject({
        method: 'POST',
        url: '/auth/unlock',
        payload: `token=${token}${more}`,
        headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
}

test('the page that unlocks a sign-in is in the visitor’s language and the tenant’s words, in its direction', async () => {
  const used: string[] = [];
  const unlock = async (_: string, given: string) => used.push(given) === 1;
  const { get, post } = await open({ unlock, dictionaryOf: async () => dictionary });
  const asked = await get();
  expect(asked.headers['content-language']).toBe('ar');
  expect(asked.body).toContain('<html lang="ar" dir="rtl">');
  expect(asked.body).toContain('<title>فتح – أكمي</title>');
  expect(asked.body).toContain(`value="${token}"`);
  expect(used).toEqual([]);
  const [done, gone] = [await post(), await post()];
  expect([done.statusCode, gone.statusCode, used]).toEqual([200, 404, [token, token]]);
  expect(done.body).toContain('<h1>تم</h1>');
  expect(gone.body).toContain('<h1>انتهى</h1>');
  expect((await get({})).body).toContain('<title>Unlock – Acme &amp; Co</title>');
});

test('[PAGE-20] the link carries the language, on a new device and on one with another language; the button keeps it', async () => {
  const { app, post } = await open({ unlock: () => Promise.resolve(true), dictionaryOf: async () => dictionary });
  const at = async (language: string, cookie = '') =>
    (await app.inject({ url: `/auth/unlock?token=${token}${language}`, headers: { cookie } })).headers['content-language'];
  expect([await at('&language=ar'), await at('&language=ar', 'language=en'), await at('&language=en', 'language=ar')]).toEqual([
    'ar',
    'ar',
    'en',
  ]);
  expect([await at('&language=xx', 'language=ar'), await at('&language=ar&language=ar'), await at('&language=%22%3E')]).toEqual([
    'ar',
    'en',
    'en',
  ]);
  const { body } = await app.inject({ url: `/auth/unlock?token=${token}&language=ar` });
  expect(body).toContain('<input type="hidden" name="language" value="ar" />');
  expect((await post({}, '&language=ar')).headers['content-language']).toBe('ar');
});

test('where the words cannot be read the page is English, and still unlocks', async () => {
  const dictionaryOf = () => Promise.reject(new Error('no content'));
  const { get, post } = await open({ unlock: async () => true, dictionaryOf });
  expect((await get()).body).toContain('<h1>Unlock your sign-in</h1>');
  expect((await post()).body).toContain('<h1>Your sign-in is unlocked</h1>');
});

test('the page has a look that its policy lets pass, and names a contact', async () => {
  const { get } = await open({ unlock: async () => true, dictionaryOf: async () => dictionary });
  const { body, headers } = await get();
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toContain('prefers-color-scheme: dark');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(body).toMatch(/Ask us:[^]*<bdi>020 7946 0000<\/bdi>/);
});
