import { formOf } from './plural-forms.ts';

/** A text that was found for a key; `from` is its language where that is not the one asked for. */
interface CountedText {
  readonly text: string;
  readonly from?: string | undefined;
}

/**
 * A word with a count, in the form that the language has for it: the dictionary's (`find`), else the English. A word that the dictionary replaces is replaced
 * in all its forms. Pure.
 */
export function countedWord(
  find: (key: string) => CountedText | undefined,
  english: object,
  { key, count, language }: { readonly key: string; readonly count: number; readonly language: string },
): string {
  const form = formOf(key, count, language);
  const own = find(key);
  const ownForm = own && find(form);
  const words = english as Readonly<Record<string, unknown>>;
  return own ? (ownForm?.from === own.from && ownForm ? ownForm : own).text : String(words[form] ?? words[key]);
}
