import { formatDate } from '#locale/dates-and-numbers/format-date';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { speltDate } from '#locale/dates-and-numbers/spelt-date';
import { isolated } from '#schemas/shared/isolated';

export interface Reading {
  /** ISO 639-1. */
  readonly language: string;
  /** Of days, where the tenant sets one; else as the language spells them out. */
  readonly datePattern?: string | undefined;
  /** Stands for a drawing or a file whose content no text can show. */
  readonly signed: string;
}

const day = /^\d{4}-\d{2}-\d{2}(?:T00:00:00(?:\.000)?Z)?$/;
/** As a browser's field for date and time has it, in the claimant's own time. */
const moment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?(Z?)$/;
const maxDepth = 8;

/** An answer as text for people: dates in words, lists with commas, files by name, drawings as a word. Pure. */
export function readable(value: unknown, reading: Reading, depth = 0): string {
  if (value === null || value === undefined || depth > maxDepth) return '';
  if (typeof value === 'string') return textOf(value, reading);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((part) => readable(part, reading, depth + 1));
    // Names of files in several scripts would run into each other.
    return join(value.length > 1 ? texts.map((text, index) => (isNamed(value[index]) ? isolated(text) : text)) : texts, reading);
  }
  if (typeof value !== 'object') return '';
  if (isNamed(value)) return value.name;
  const parts = Object.entries(value).map(([key, part]) => [key, readable(part, reading, depth + 1)] as const);
  return join(
    parts.map(([key, part]) => (part === '' ? '' : `${key}: ${part}`)),
    reading,
  );
}

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)['name'] === 'string';

function textOf(text: string, { language, signed, datePattern }: Reading): string {
  if (text.startsWith('data:')) return signed;
  const date = day.test(text) ? new Date(text) : undefined;
  const [, dayOfMoment, time, isUtc] = date ? [] : (moment.exec(text) ?? []);
  if (dayOfMoment && time)
    return `${textOf(dayOfMoment, { language, signed, datePattern })}${listSeparator(language)}${time}${isUtc ? ' UTC' : ''}`;
  if (!date || Number.isNaN(date.getTime())) return text;
  if (datePattern) return formatDate(text, datePattern, language, 'UTC');
  return speltDate(date, language);
}

const join = (parts: readonly string[], { language }: Reading): string => parts.filter((part) => part !== '').join(listSeparator(language));
