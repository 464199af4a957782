import { expect, test } from 'vitest';
import { languagePacks } from '#locale/language-packs';
import { counted } from './counted.ts';

/** Words of a pack as a block gets them. */
const wordsIn = (language: string) => {
  const all = Object.entries(languagePacks[language]?.texts ?? {}).filter(([key]) => key.startsWith('claimStatus.'));
  return Object.fromEntries(all.map(([key, text]) => [key.slice('claimStatus.'.length), text])) as Record<'daysLeft', string>;
};
const left = (days: number, language: string) => counted(wordsIn(language), 'daysLeft', { days }, language);

test('a count is in the form that its language has for it, written as the language writes numbers', () => {
  const en = { daysLeft: '{days} days left', daysLeft_one: '{days} day left' };
  expect([0, 1, 2, 1200].map((days) => counted(en, 'daysLeft', { days }, 'en'))).toEqual([
    '0 days left',
    '1 day left',
    '2 days left',
    '1,200 days left',
  ]);
  expect([1, 2, 3, 11, 100].map((days) => left(days, 'ar'))).toEqual([
    'بقي يوم واحد',
    'بقي يومان',
    'بقيت 3 أيام',
    'بقي 11 يومًا',
    'بقي 100 يوم',
  ]);
  expect([1, 2, 3, 6].map((days) => left(days, 'cy'))).toEqual([
    'Un diwrnod ar ôl',
    '2 ddiwrnod ar ôl',
    '3 diwrnod ar ôl',
    '6 diwrnod ar ôl',
  ]);
  expect([left(0, 'fr'), left(2, 'fr')]).toEqual(['Il reste 0 jour', 'Il reste 2 jours']);
});

test('a word without forms is shown for every count', () => {
  expect(counted({ found: 'Found: {count}' }, 'found', { count: 1 }, 'ar')).toBe('Found: 1');
});
