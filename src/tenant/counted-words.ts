import { countedWord, filled } from '#engine';
import { writtenCounts } from '#schemas/shared/plural-forms';
import type { ScreenWords } from '#schemas/tenant';
import type { Reader } from './words.ts';

const english: Pick<Reader, 'language' | 'languages'> = { language: 'en', languages: [] };

/** As `wordsOf`, for words with a count. */
export const countedWordsOf =
  <List extends ScreenWords>(words: List) =>
  (site: Reader | undefined, key: keyof List & string, counts: Readonly<Record<string, number>>): string => {
    const languages = site ?? english;
    const [count = 0] = Object.values(counts);
    return filled(countedWord(site?.dictionary, words, { key, count }, languages), writtenCounts(counts, languages.language));
  };
