import { dateTimeFormat } from './intl.ts';
import { formatDate } from './format-date.ts';
import { writtenMonths } from './written-months.ts';

/** A day of the calendar as a language spells it out: `2 February 1980`. Day, month, year in every language: English alone would put the month first. Pure. */
export const speltDate = (day: Date, language: string): string => spelt(day, language, 'd MMMM yyyy', { dateStyle: 'long' });

/** `2026-11` as a language spells it out; anything else as it is. Pure. */
export const speltMonth = (month: string, language: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? spelt(new Date(`${month}-01`), language, 'MMMM yyyy', { year: 'numeric', month: 'long' }) : month;

/** By the pattern where this browser lacks the language: its server has it, and both must write the same. */
const spelt = (date: Date, language: string, pattern: string, options: Intl.DateTimeFormatOptions): string =>
  writtenMonths(language, 'long')
    ? formatDate(date.toISOString(), pattern, language, 'UTC')
    : dateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'UTC', ...options }).format(date);
