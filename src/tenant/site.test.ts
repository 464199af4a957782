import { expect, test } from 'vitest';
import { pickLanguage } from './site.ts';
import { word } from './words.ts';

test.each([
  ['cy', ['en', 'cy'], 'cy'],
  ['de', ['cy', 'en'], 'en'],
  ['', ['cy', 'de'], 'cy'],
  ['__proto__', ['ar'], 'ar'],
])('[PAGE-20] asked for %s of %j shows %s', (asked, languages, shown) => {
  expect(pickLanguage(asked, languages)).toBe(shown);
});

test('[PAGE-18] a tenant replaces the words of the portal itself', () => {
  const site = {
    dictionary: { 'notFound.heading': ['Not here', 'Ddim yma'] as unknown as string },
    language: 'cy',
    languages: ['en', 'cy'],
  };
  expect(word(site, 'notFound.heading')).toBe('Ddim yma');
  expect(word(site, 'portal.skip')).toBe('Skip to the main content');
});
