import { expect, test } from 'vitest';
import { directionOf, languagesOf, pickLanguage } from './languages.ts';

test.each([
  [['cy'], ['en', 'cy'], 'cy'],
  [['de', 'cy'], ['en', 'cy'], 'cy'],
  [['de'], ['cy', 'en'], 'en'],
  [['', undefined], ['cy', 'de'], 'cy'],
  [['__proto__'], ['ar'], 'ar'],
  [['cy'], [], 'en'],
])('of %j of a tenant with %j, %s is picked', (asked, codes, picked) => {
  expect(pickLanguage(codes, ...asked)).toBe(picked);
});

test('a language is written from left to right unless the tenant states otherwise', () => {
  const tenant = {
    languages: [
      { iso2Code: 'en', englishName: 'English', ownName: 'English' },
      { iso2Code: 'ar', englishName: 'Arabic', ownName: 'العربية', dir: 'rtl' as const },
    ],
  };
  expect(['en', 'ar', 'cy'].map((code) => directionOf(tenant, code))).toEqual(['ltr', 'rtl', 'ltr']);
  expect(languagesOf(tenant, 'ar')).toEqual({ language: 'ar', languages: ['en', 'ar'] });
});
