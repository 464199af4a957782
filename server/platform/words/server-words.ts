import { dictionaryWord, type Languages } from '#engine';
import { countedWord } from '#locale/plurals/counted-word';
import { serverWords, type Dictionary, type PlainServerWord, type ServerWord } from '#schemas/tenant';
import { filled } from '#locale/messages/filled';

type PlaceIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceIn<Rest> : never;

/** A value for each place of a word. */
type WordValues<Word extends ServerWord> = Readonly<Record<PlaceIn<(typeof serverWords)[Word]>, string | number>>;

/** Formats a word of the server in one language; one with places needs exactly their values. */
export interface Translate {
  (word: PlainServerWord): string;
  <Word extends ServerWord>(word: Word, values: WordValues<Word>): string;
}

/** The server's words as a tenant's dictionary has them (PAGE-18), else in English. Pure. */
export const serverTranslator =
  (dictionary: Pick<Dictionary, 'texts'> | undefined, languages: Languages): Translate =>
  (word: ServerWord, values: Parameters<typeof filled>[1] = {}) => {
    const texts = dictionary?.texts;
    const count = Object.values(values).find((value) => typeof value === 'number');
    const find = (key: string) => dictionaryWord(texts, key, languages);
    const text =
      count === undefined
        ? (find(word)?.text ?? serverWords[word])
        : countedWord(find, serverWords, { key: word, count, language: languages.language });
    return filled(text, values);
  };
