import { withLatinDigits } from './digits.ts';
import { namedMonthDay, withoutDateWords } from './named-month.ts';

/** Pattern of a date where its question has none. */
export const defaultDatePattern = 'dd/MM/yyyy';

const tokens = /d{1,2}|M{1,2}|y{4}/g;

/** `DD-MM-YYYY` → `dd-MM-yyyy`: day and year are meant whatever their case. Pure. */
const normalised = (pattern: string): string => pattern.replaceAll('D', 'd').replaceAll('Y', 'y');

/** Whether a pattern has day, month and year once each, in digits, with something between them. Pure. */
export function isDatePattern(pattern: string): boolean {
  const parts = normalised(pattern).match(tokens) ?? [];
  const rest = normalised(pattern).replaceAll(tokens, '|');
  return new Set(parts.map(([first]) => first)).size === 3 && parts.length === 3 && /^\|[\s/.,-]+\|[\s/.,-]+\|[\s/.]*$/.test(rest);
}

/**
 * What was typed as UTC midnight of its day; undefined where it is no day of the calendar. Three numbers are in the order of the pattern, or year, month and day;
 * digits alone are as many as in the pattern; a month may have its name in the language of the page, or in English. Digits of any script and any separator are read,
 * what is invisible is not; a year has four digits, and nothing is guessed. Pure.
 */
export function readDate(typed: string, pattern: string, language: string): string | undefined {
  const day = writtenDay(typed, pattern, language);
  return day === undefined ? undefined : midnightOf(day);
}

/**
 * Why what was typed is no date, as the key of its words: its month has no such day; or it is not written as one, by who has day and month the other
 * way round too. Pure.
 */
export function unreadDateFault(typed: string, pattern: string, language: string): 'dateNotRead' | 'dateNoSuchDay' {
  const [, month = ''] = writtenDay(typed, pattern, language)?.split('-') ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? 'dateNoSuchDay' : 'dateNotRead';
}

/**
 * Whether the year of a day is asked about before it is taken: it is before 1900 or more than a hundred years ahead, as years of other calendars are (2558, 1394), and
 * no limit of the question is on that side. Pure.
 */
export function isFarYear(answer: unknown, { min, max }: DateLimits, now: number): boolean {
  const year = Number(dayOf(answer)?.slice(0, 4) ?? Number.NaN);
  return (year < 1900 && min === undefined) || (year > new Date(now).getUTCFullYear() + 100 && max === undefined);
}

const apart = String.raw`[\s/.,\u060c\u3001\p{Pd}\u2212]+`;
const threeNumbers = new RegExp(String.raw`^(\d+)${apart}(\d+)${apart}(\d+)[\s.]*$`, 'u');

/** `2015-02-31` of what is written, whether there is such a day or not. */
function writtenDay(typed: string, pattern: string, language: string): string | undefined {
  const text = withLatinDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const order = (normalised(pattern).match(tokens) ?? []).map((token) => token.charAt(0));
  const hasWords = /\p{L}/u.test(text);
  const named = hasWords ? (namedMonthDay(text, language) ?? namedMonthDay(text, 'en')) : undefined;
  if (named !== undefined) return named;
  const numbers = hasWords ? withoutDateWords(text, language).trim() : text;
  const found = threeNumbers.exec(numbers)?.slice(1) ?? digitsAlone(numbers, order);
  if (!found) return undefined;
  const isYearFirst = found[0]?.length === 4 && order[0] !== 'y';
  const part = (token: string): string => found[(isYearFirst ? ['y', 'M', 'd'] : order).indexOf(token)] ?? '';
  const [year, month, day] = [part('y'), part('M'), part('d')];
  if (year.length !== 4 || month.length > 2 || day.length > 2) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `27032015` in the order of the pattern: the keyboard of a phone may have digits alone. */
function digitsAlone(text: string, order: readonly string[]): string[] | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  let at = 0;
  return order.map((token) => text.slice(at, (at += token === 'y' ? 4 : 2)));
}

/** An answer as the pattern writes it; empty where it is none. Pure. */
export function writeDate(answer: unknown, pattern: string): string {
  const [year = '', month = '', day = ''] = dayOf(answer)?.split('-') ?? [];
  if (year === '') return '';
  const parts: Readonly<Record<string, string>> = { yyyy: year, MM: month, M: String(Number(month)), dd: day, d: String(Number(day)) };
  return normalised(pattern).replaceAll(tokens, (token) => parts[token] ?? token);
}

const stored = /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.000)?Z)?$/;

/** CTL-DATE: UTC midnight of the day that an answer names, `2015-03-27T00:00:00.000Z`; undefined for anything else. Pure. */
export function fitDate(answer: unknown): string | undefined {
  const day = dayOf(answer);
  return day === undefined ? undefined : midnightOf(day);
}

/** `2015-03-27` of a stored answer or a day; undefined for anything else. Pure. */
export const dayOf = (answer: unknown): string | undefined => (typeof answer === 'string' ? stored.exec(answer)?.[1] : undefined);

function midnightOf(day: string): string | undefined {
  const answer = `${day}T00:00:00.000Z`;
  const at = new Date(answer);
  // Nothing is guessed: the engine turns 30 February into March.
  return Number.isNaN(at.getTime()) || at.toISOString() !== answer ? undefined : answer;
}

export interface DateLimits {
  /** Days, `2015-03-27`; both included. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** CTL-DATE: why a day is not taken, as the key of its words; undefined where it is. Pure. */
export function dateFault(answer: unknown, { min, max }: DateLimits): 'dateTooEarly' | 'dateTooLate' | undefined {
  const day = dayOf(answer);
  if (day === undefined) return undefined;
  if (min !== undefined && day < min) return 'dateTooEarly';
  return max !== undefined && day > max ? 'dateTooLate' : undefined;
}
