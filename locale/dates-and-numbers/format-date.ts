import { dateTimeFormat, numberFormat } from './intl.ts';
import { writtenDayPeriod } from './written-day-periods.ts';
import { writtenMonths } from './written-months.ts';

/**
 * Dates by patterns such as `dd MMM yyyy`. Tokens: dd d MMMM MMM MM M yyyy yy HH hh mm a/aa; letters in '…' are literal.
 * English months come from 'en' (en-GB writes "Sept"). An unreadable date is an empty text.
 */
export function formatDate(iso: string | undefined, pattern: string, language: string, timeZone?: string): string {
  const at = iso === undefined ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes, of = language): string =>
    dateTimeFormat(of, { ...(timeZone ? { timeZone } : {}), ...options })
      .formatToParts(at)
      .find((found) => found.type === type)?.value ?? '';
  const month = (style: 'long' | 'short' | '2-digit' | 'numeric'): string => {
    const written = style === 'long' || style === 'short' ? writtenMonths(language, style) : undefined;
    return written?.[Number(part({ month: 'numeric', day: 'numeric' }, 'month')) - 1] ?? part({ month: style, day: 'numeric' }, 'month');
  };
  const hour = (cycle: 'h12' | 'h23'): string => pad(part({ hour: '2-digit', minute: '2-digit', hourCycle: cycle }, 'hour'), language);
  const made: Readonly<Record<string, () => string>> = {
    dd: () => pad(part({ day: '2-digit' }, 'day'), language),
    d: () => part({ day: 'numeric' }, 'day'),
    MMMM: () => month('long'),
    MMM: () => month('short'),
    MM: () => month('2-digit'),
    M: () => month('numeric'),
    yyyy: () => part({ year: 'numeric' }, 'year'),
    yy: () => part({ year: '2-digit' }, 'year'),
    HH: () => hour('h23'),
    hh: () => hour('h12'),
    mm: () => pad(part({ minute: '2-digit', hour: '2-digit' }, 'minute'), language),
    // Languages that a browser does not know are written as the browser’s own there: am, where the server has AM.
    a: () =>
      writtenDayPeriod(language, Number(part({ hour: '2-digit', hourCycle: 'h23' }, 'hour', 'en'))) ??
      part({ hour: 'numeric', hourCycle: 'h12' }, 'dayPeriod').toUpperCase(),
  };
  return pattern.replace(/'([^']*)'|dd?|M{1,4}|yyyy|yy|HH|hh|mm|aa?/g, (token, literal?: string) =>
    literal === undefined ? ((made[token] ?? made[token[0] ?? ''])?.() ?? token) : literal,
  );
}

const pad = (digits: string, language: string): string => (digits.length >= 2 ? digits : `${numberFormat(language).format(0)}${digits}`);

/** What a pattern of a tenant may be: tokens, letters in '…', and signs. */
export const dateFormatPattern = "^('[^']*'|dd?|M{1,4}|yyyy|yy|HH|hh|mm|aa?|[^A-Za-z'])+$";
