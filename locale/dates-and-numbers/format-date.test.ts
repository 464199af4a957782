import { describe, expect, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatDefaults } from './format-defaults.ts';

const at = '2026-09-05T14:05:00Z';
const { date: dateOnly, dateTime: dateAndTime } = formatDefaults;
const real = Intl.DateTimeFormat;

describe('dates by pattern', () => {
  test('dd MMM yyyy', () => expect(formatDate(at, dateOnly, 'en', 'UTC')).toBe('05 Sep 2026'));
  test('dd MMM yyyy hh:mm a', () => expect(formatDate(at, dateAndTime, 'en', 'UTC')).toBe('05 Sep 2026 02:05 PM'));
  test('midnight and noon keep twelve', () => {
    expect(formatDate('2026-01-01T00:30:00Z', 'hh:mm a', 'en', 'UTC')).toBe('12:30 AM');
    expect(formatDate('2026-01-01T12:30:00Z', 'HH:mm', 'en', 'UTC')).toBe('12:30');
  });
  test('letters in quotes are literal', () => expect(formatDate(at, "d 'de' MMMM 'à' HH 'h'", 'fr', 'UTC')).toBe('5 de septembre à 14 h'));
  test('an unreadable date is an empty text', () => {
    expect(formatDate('soon', dateOnly, 'en')).toBe('');
    expect(formatDate(undefined, dateOnly, 'en')).toBe('');
  });
  test('other languages keep their months: those of the browser, and written ones only where it has none', () => {
    const lacking = vi.spyOn(real, 'supportedLocalesOf').mockReturnValue([]);
    const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (
      _language?: unknown,
      options?: Intl.DateTimeFormatOptions,
    ) {
      return real('en', options);
    });
    expect(formatDate(at, dateOnly, 'cy', 'UTC')).toBe('05 Medi 2026');
    expect(formatDate('2026-11-21T12:00:00Z', 'd MMMM yyyy', 'cy', 'UTC')).toBe('21 Tachwedd 2026');
    lacking.mockReturnValue(['cy']);
    expect(formatDate(at, 'MMMM', 'cy', 'UTC')).toBe('September');
    format.mockRestore();
    lacking.mockRestore();
    expect(formatDate(at, 'MMMM', 'cy', 'UTC')).toBe('Medi');
    expect(formatDate(at, 'MMMM', 'ar', 'UTC')).toBe('سبتمبر');
  });
  test('the halves of a Welsh day are Welsh, with the Intl of Node and in a browser without Welsh; others are those of Intl', () => {
    const day = (language: string) =>
      ['00:30', '11:59', '12:00', '21:21'].map((time) => formatDate(`2026-11-21T${time}Z`, 'hh:mm a', language, 'UTC'));
    const welsh = ['12:30 yb', '11:59 yb', '12:00 yh', '09:21 yh'];
    expect(day('cy')).toEqual(welsh);
    expect(formatDate('2026-07-01T11:30:00Z', 'hh:mm a', 'cy', 'Europe/London')).toBe('12:30 yh');
    expect(day('ar').map((time) => time.at(-1))).toEqual(['ص', 'ص', 'م', 'م']);
    const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (
      language?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ) {
      return real(language === 'cy' ? 'en' : language, options);
    });
    expect(day('cy')).toEqual(welsh);
    format.mockRestore();
  });
});
