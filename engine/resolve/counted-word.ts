import { formOf } from '#schemas/shared/plural-forms';
import { dictionaryWord, type Languages } from './pick-text.ts';

/**
 * A word with a count, in the form that the language has for it: the dictionary's, else the English. A word that the dictionary replaces is replaced
 * in all its forms. Pure.
 */
export function countedWord(
  dictionary: unknown,
  english: object,
  { key, count }: { readonly key: string; readonly count: number },
  languages: Languages,
): string {
  const form = formOf(key, count, languages.language);
  const own = dictionaryWord(dictionary, key, languages);
  const ownForm = own && dictionaryWord(dictionary, form, languages);
  const words = english as Readonly<Record<string, unknown>>;
  return own ? (ownForm?.from === own.from && ownForm ? ownForm : own).text : String(words[form] ?? words[key]);
}
