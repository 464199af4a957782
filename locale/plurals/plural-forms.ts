import { numberFormat } from '../dates-and-numbers/intl.ts';
import { pluralCategories } from './plural-categories.ts';

export type PluralCategory = (typeof pluralCategories)[number];

/** The form of a key for a count. Pure. */
export const formOf = (key: string, count: number, language: string): string => `${key}_${pluralOf(count, language)}`;

/** Word and category of a key that is a form; undefined for any other key. Pure. */
export function readForm(key: string): { readonly word: string; readonly category: PluralCategory } | undefined {
  const category = pluralCategories.find((one) => key.endsWith(`_${one}`));
  return category && { word: key.slice(0, -category.length - 1), category };
}

/** Whether words of a list are counted: the English of each of them has a form for one. Pure. */
export const isCounted = (list: object, key: string): boolean => Object.hasOwn(list, `${key}_one`);

/** Category of a count in a language. Chromium has no Welsh. Pure. */
const pluralOf = (count: number, language: string): string =>
  /^cy\b/.test(language) ? (welsh[count] ?? 'other') : new Intl.PluralRules(language).select(count);

const welsh: Readonly<Record<number, PluralCategory>> = { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 6: 'many' };

/** Counts as a language writes them. Pure. */
export const writtenCounts = (counts: Readonly<Record<string, number>>, language: string): Record<string, string> => {
  const number = numberFormat(language);
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, number.format(count)]));
};

/** The categories beside `other` that counts up to two hundred have in a language: what a counted word is given in. Pure. */
export const categoriesOf = (language: string): readonly PluralCategory[] => {
  const used = new Set(Array.from({ length: 201 }, (_, count) => pluralOf(count, language)));
  return pluralCategories.filter((category) => used.has(category));
};
