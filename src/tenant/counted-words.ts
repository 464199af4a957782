import { inNumberingSystem } from '#locale/dates-and-numbers/intl';
import { dictionaryWord } from '#engine';
import { countedWord } from '#locale/plurals/counted-word';
import { writtenCounts } from '#locale/plurals/plural-forms';
import type { ScreenWords } from '#schemas/tenant';
import { filled } from '#locale/messages/filled';
import type { Reader } from './words.ts';

const english: Pick<Reader, 'language' | 'languages'> = { language: 'en', languages: [] };

/** As `wordsOf`, for words with a count. */
export const countedWordsOf =
  <List extends ScreenWords>(words: List) =>
  (site: Reader | undefined, key: keyof List & string, counts: Readonly<Record<string, number>>): string => {
    const languages = site ?? english;
    const [count = 0] = Object.values(counts);
    const find = (word: string) => dictionaryWord(site?.dictionary, word, languages);
    return filled(
      countedWord(find, words, { key, count, language: languages.language }),
      writtenCounts(counts, inNumberingSystem(languages.language, site?.formats?.numberingSystem)),
    );
  };
