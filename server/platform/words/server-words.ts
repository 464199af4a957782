import { dictionaryWord, filled, type Languages } from '#engine';
import { formOf } from '#schemas/shared/plural-forms';
import { serverWords, type Dictionary, type PlainServerWord, type ServerWord } from '#schemas/tenant';

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
    const form = count === undefined ? word : formOf(word, count, languages.language);
    const own = dictionaryWord(texts, word, languages);
    const ownForm = own && dictionaryWord(texts, form, languages);
    const english: Readonly<Record<string, string>> = serverWords;
    return filled(own ? (ownForm?.from === own.from && ownForm ? ownForm : own).text : (english[form] ?? serverWords[word]), values);
  };
