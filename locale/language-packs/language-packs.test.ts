import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categoriesOf, isCounted, readForm } from '../plurals/plural-forms.ts';
import { screenWords, serverWords } from '../messages/index.ts';
import { languagePacks, withPacks } from './index.ts';

const catalog = JSON.parse(readFileSync('schemas/published/catalog.json', 'utf8')) as {
  readonly types: Readonly<Record<string, { readonly texts: Readonly<Record<string, string>> }>>;
};
const ofBlocks = Object.entries(catalog.types).flatMap(([type, { texts }]) =>
  Object.entries(texts).map(([key, text]) => [`${type}.${key}`, text] as const),
);
const english: Readonly<Record<string, string>> = Object.assign(Object.fromEntries(ofBlocks), ...screenWords, serverWords);
const placesIn = (text = ''): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

const counted = Object.keys(english).filter((key) => isCounted(english, key));

test.each(Object.values(languagePacks))(
  'the pack $language has every word that English has, counted ones in each form of the language, and no other',
  ({ language, texts }) => {
    const words = Object.keys(english).filter((key) => !isCounted(english, readForm(key)?.word ?? ''));
    const forms = counted.flatMap((key) => categoriesOf(language).map((category) => `${key}_${category}`));
    expect(Object.keys(texts).sort()).toEqual([...words, ...forms].sort());
    expect(Object.entries(texts).filter(([, text]) => !text.trim())).toEqual([]);
  },
);

test.each(Object.entries(languagePacks))('each word of the pack %s has the values of English', (language, { texts, ...pack }) => {
  expect(pack.language).toBe(language);
  const wrong = Object.entries(texts).filter(([key, text]) => {
    const { word } = readForm(key) ?? {};
    // A form of one count may have the number in words.
    return word && isCounted(english, word)
      ? !['', placesIn(english[word])].includes(placesIn(text))
      : placesIn(text) !== placesIn(english[key]);
  });
  expect(wrong.map(([key, text]) => [key, text])).toEqual([]);
});

test('a last day or minute is included in every language: by it, not before it', () => {
  const last = Object.keys(english).filter((key) => /\bby \{(?:date|time)\}/i.test(english[key] ?? ''));
  expect(last).toContain('claimStatus.due');
  const texts = Object.values(languagePacks).flatMap((pack) => last.map((key) => pack.texts[key] ?? ''));
  expect(texts.filter((text) => /قبل|avant|\bcyn\b|پہلے/i.test(text))).toEqual([]);
});

test('in a language from right to left a telephone number is isolated: its plus stays before it', () => {
  const texts = ['ar', 'ur'].flatMap((language) => Object.values(languagePacks[language]?.texts ?? {}));
  expect(texts.filter((text) => /(?<!\u2066)\+\d/.test(text) || /\u2066\+[\d\s]+(?!\u2069|[\d\s])/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('\u2066+44'))).not.toEqual([]);
});

test('a pack that no native reader has read states it', () => {
  for (const { reviewed, note } of Object.values(languagePacks)) expect(reviewed || note.includes('No native reader')).toBe(true);
});

test('a tenant’s word replaces that of the pack in the language in which it is given, and in all where it names none', () => {
  const words = withPacks({ 'login.login': { en: 'Log on' }, 'login.back': 'Zurück', 'portal.skip': ['Skip'], 'own.word': 'Ours' }, [
    'en',
    'cy',
  ]);
  expect(words['login.login']).toEqual({ en: 'Log on', cy: 'Mewngofnodi' });
  expect(words).toMatchObject({ 'login.back': 'Zurück', 'own.word': 'Ours' });
  expect(words['portal.skip']).toEqual({ en: 'Skip', cy: 'Neidio i’r prif gynnwys' });
  expect(words['login.passcode']).toEqual({ cy: languagePacks['cy']?.texts['login.passcode'] });
});

test('a counted word that a tenant replaces in a language has none of the pack’s forms there', () => {
  const words = withPacks({ 'claimStatus.daysLeft': { ar: '{days}' } }, ['en', 'ar', 'cy']);
  expect(words['claimStatus.daysLeft_two']).toEqual({ cy: languagePacks['cy']?.texts['claimStatus.daysLeft_two'] });
  expect(words['claimStatus.daysLeft_few']).not.toHaveProperty('ar');
});

test('a language without a pack, and no dictionary, leave what there is', () => {
  expect(withPacks(undefined, ['en', 'br'])).toEqual({});
  expect(withPacks({ 'portal.skip': { en: 'Skip' } }, ['en', 'constructor'])).toEqual({ 'portal.skip': { en: 'Skip' } });
});
