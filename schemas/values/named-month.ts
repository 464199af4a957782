import { dateTimeFormat } from '#locale/dates-and-numbers/intl';
import { formatDate } from '#locale/dates-and-numbers/format-date';
import { withLatinDigits } from './digits.ts';

/** How a language writes a date in words. */
interface DateWords {
  /** Months from 1 by their names, as words joined by spaces. A name of two months is not here. */
  readonly months: ReadonlyMap<string, number>;
  /** Words that a date may have beside its month: `de`, `г`, the days of the week. */
  readonly others: ReadonlySet<string>;
}

const known = new Map<string, DateWords>();

/** What ordinal numbers end with, and what people write beside a month, where `Intl` does not: `27th of March`, `1er mars`. */
const ordinals = ['st', 'nd', 'rd', 'th', 'of', 'the', 'er', 're', 'º', 'ª', 'o', 'a', 'de', 'del'];

/** Words and numbers of a text in small letters, without accents; digits are Latin ones. Pure. */
const wordsOf = (text: string, language: string): string[] =>
  withLatinDigits(text)
    .toLocaleLowerCase(language)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];

/** Of a date with the names of its weekday and month. */
const [maxLength, maxWords] = [100, 12];

/**
 * `2015-03-27` of a date with the name of its month in a language, whether there is such a day or not; undefined where it is none. The year has four digits, so
 * day and year may be in any order; names are those of `Intl`, in full and short. Pure.
 */
export function namedMonthDay(typed: string, language: string): string | undefined {
  if (typed.length > maxLength) return undefined;
  const words = wordsOf(typed, language);
  if (words.length > maxWords) return undefined;
  const { months, others } = dateWordsIn(language);
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const month = months.get(plainly(words.slice(from, from + length)));
      if (month === undefined) continue;
      const rest = [...words.slice(0, from), ...words.slice(from + length)].filter((word) => !others.has(word));
      const [year, day] = rest.toSorted((one, other) => other.length - one.length);
      if (rest.length !== 2 || !/^\d{4}$/.test(year ?? '') || !/^\d{1,2}$/.test(day ?? '')) continue;
      return `${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`;
    }
  return undefined;
}

/** A text without the words that a language has beside the numbers of a date: `27.03.2015 г.` Pure. */
export const withoutDateWords = (text: string, language: string): string =>
  text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (dateWordsIn(language).others.has(wordsOf(word, language).join(' ')) ? '' : word));

function dateWordsIn(language: string): DateWords {
  const found = known.get(language) ?? dateWordsOf(language);
  known.set(language, found);
  return found;
}

/** A name as it is looked up: `03 月` is `3 月`. */
const plainly = (words: readonly string[]): string => words.map((word) => word.replace(/^0(?=\d$)/, '')).join(' ');

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { month: 'long' },
  { month: 'short' },
];

function dateWordsOf(language: string): DateWords {
  const months = new Map<string, number>();
  const twice = new Set<string>();
  const others = new Set(ordinals);
  const add = (name: string, month: number): void => {
    const words = plainly(wordsOf(name, language));
    if (!/\p{L}/u.test(words)) return;
    if ((months.get(words) ?? month) !== month) twice.add(words);
    months.set(words, month);
  };
  const locales = language === 'en' ? ['en', 'en-GB'] : [language];
  const formats = locales.flatMap((locale) => styles.map((style) => dateTimeFormat(locale, { timeZone: 'UTC', ...style })));
  for (let month = 1; month <= 12; month += 1) {
    const at = Date.UTC(2015, month - 1, 27);
    for (const pattern of ['MMMM', 'MMM']) add(formatDate(new Date(at).toISOString(), pattern, language, 'UTC'), month);
    for (const format of formats) {
      const parts = format.formatToParts(at);
      for (const { type, value } of parts) {
        if (type === 'month') add(value, month);
        else if (type === 'literal' || type === 'era') for (const word of wordsOf(value, language)) others.add(word);
      }
      // With what is joined to it: a prefix (`במרץ`), or the sign of a month after its number (`3月`).
      for (const chunk of chunksWithMonth(parts)) add(chunk, month);
    }
  }
  for (const weekday of ['long', 'short'] as const)
    for (const format of [{ weekday }, { weekday, day: 'numeric', month: weekday, year: 'numeric' }] as const)
      for (let day = 1; day <= 7; day += 1)
        for (const { type, value } of dateTimeFormat(locales[0] ?? language, { timeZone: 'UTC', ...format }).formatToParts(
          Date.UTC(2015, 2, day),
        ))
          if (type === 'weekday' || type === 'literal') for (const word of wordsOf(value, language)) others.add(word);
  for (const name of twice) months.delete(name);
  for (const word of others) if (/^\d+$/.test(word)) others.delete(word);
  return { months, others };
}

/** The month of a date with the words around it, on one side, on the other and on both, as far as the numbers. */
function chunksWithMonth(parts: readonly Intl.DateTimeFormatPart[]): string[] {
  const at = parts.findIndex(({ type }) => type === 'month');
  const textAt = (index: number): string => (parts[index]?.type === 'literal' ? parts[index].value : '');
  const month = parts[at]?.value ?? '';
  return [`${textAt(at - 1)}${month}`, `${month}${textAt(at + 1)}`, `${textAt(at - 1)}${month}${textAt(at + 1)}`];
}
