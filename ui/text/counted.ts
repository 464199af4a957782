import { filled } from '#locale/messages/filled';
import { formOf, writtenCounts } from '#locale/plurals/plural-forms';

/**
 * A word with a count, in the form that its language has for it: the first of `counts` decides. Numbers are written as the language writes them. Pure.
 */
export function counted<Key extends string>(
  text: Readonly<Record<Key, string>>,
  key: Key,
  counts: Readonly<Record<string, number>>,
  language: string,
): string {
  const [count = 0] = Object.values(counts);
  const word = (text as Readonly<Record<string, string>>)[formOf(key, count, language)] ?? text[key];
  return filled(word, writtenCounts(counts, language));
}
