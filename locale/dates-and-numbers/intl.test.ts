import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatsOf } from './formats-of.ts';
import { dateTimeFormat, localeOf, numberFormat } from './intl.ts';
import { speltDate } from './spelt-date.ts';
import { withWeekday } from './with-weekday.ts';

afterEach(() => vi.restoreAllMocks());

test('a locale names digits and calendar, so that no machine chooses them', () => {
  expect(['ar', 'ar-EG', 'fa', 'bn', 'th', 'en-GB'].map(localeOf)).toEqual([
    'ar-u-ca-gregory-nu-latn',
    'ar-EG-u-ca-gregory-nu-latn',
    'fa-u-ca-gregory-nu-arabext',
    'bn-u-ca-gregory-nu-beng',
    'th-u-ca-gregory-nu-latn',
    'en-GB-u-ca-gregory-nu-latn',
  ]);
  expect(dateTimeFormat('fa', { timeZone: 'UTC' }).resolvedOptions()).toMatchObject({ calendar: 'gregory', numberingSystem: 'arabext' });
});

test('on a machine that writes Arabic with Arabic digits by itself, dates and numbers are as on any other', () => {
  const written = () => [
    numberFormat('ar').format(1234.5),
    formatDate('2026-12-15T23:30:00Z', 'dd MMM yyyy HH:mm', 'ar', 'UTC'),
    speltDate(new Date('1999-03-05'), 'ar'),
    withWeekday('', '2026-12-15T23:30:00Z', 'ar', 'UTC'),
  ];
  const here = written();
  expect(here.join()).not.toMatch(/(?![0-9])\p{Nd}/u);
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
    const real = Intl[name] as new (locale: string, options?: object) => object;
    vi.spyOn(Intl, name).mockImplementation(function (locale: unknown, options?: object) {
      return new real(String(locale).includes('-nu-') ? String(locale) : `${String(locale)}-u-nu-arab`, options);
    } as never);
  }
  expect(written()).toEqual(here);
});

test('the tenant’s choice of digits counts for dates, times and numbers', () => {
  const { date, time, column } = formatsOf({ numberingSystem: 'arab', date: 'd MMMM yyyy', timeZone: 'UTC' }, 'ar');
  expect([date('2026-09-05T23:05:00Z'), time('2026-09-05T23:05:00Z'), column(4150.5, { dataType: 'Number' })]).toEqual([
    '٥ سبتمبر ٢٠٢٦',
    '٢٣:٠٥',
    '٤٬١٥٠٫٥',
  ]);
});
