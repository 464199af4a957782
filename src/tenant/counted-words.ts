import { dictionaryWord, filled } from '#engine';
import { formOf } from '#schemas/shared/plural-forms';
import type { ScreenWords } from '#schemas/tenant';
import type { Reader } from './words.ts';

/** As `wordsOf`, for words with a count, in the form that the language has for it: a word that the tenant replaces is replaced in all its forms. */
export const countedWordsOf =
  <List extends ScreenWords>(english: List) =>
  (site: Reader | undefined, key: keyof List & string, counts: Readonly<Record<string, number>>): string => {
    const language = site?.language ?? 'en';
    const [count = 0] = Object.values(counts);
    const form = formOf(key, count, language);
    const own = site && dictionaryWord(site.dictionary, key, site);
    const ownForm = own && dictionaryWord(site.dictionary, form, site);
    const words: Readonly<Record<string, unknown>> = english;
    const text = own ? (ownForm && ownForm.from === own.from ? ownForm : own).text : String(words[form] ?? words[key]);
    const number = new Intl.NumberFormat(language);
    return filled(text, Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, number.format(value)])));
  };
