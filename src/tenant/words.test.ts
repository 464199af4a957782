import { expect, test } from 'vitest';
import { screenWords } from '#schemas/tenant';
import { word, wordsOf } from './words.ts';

const site = (dictionary: Record<string, unknown>) =>
  ({ dictionary, language: 'cy', languages: ['en', 'cy'] }) as Parameters<typeof word>[0];

test('[PAGE-18] a word is the tenant’s in the language shown, else the tenant’s first, else English', () => {
  expect(word(site({ 'portal.skip': { en: 'Skip', cy: 'Neidio' } }), 'portal.skip')).toBe('Neidio');
  expect(word(site({ 'portal.skip': { en: 'Skip' } }), 'portal.skip')).toBe('Skip');
  expect([word(site({}), 'portal.loading'), word(undefined, 'portal.loading')]).toEqual(['Loading', 'Loading']);
});

test('[PAGE-18] no word is in two lists, and a list that the check does not know is refused by its type', () => {
  const keys = screenWords.flatMap((list) => Object.keys(list));
  expect(new Set(keys).size).toBe(keys.length);
  // @ts-expect-error The lists of schemas/tenant/words are all there are.
  wordsOf({ 'own.word': 'A word' });
});
