import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats-of.ts';

const at = '2026-09-05T23:05:00Z';

describe('formats of a tenant', () => {
  test('without settings they are the defaults', () => {
    const { date, dateTime, time, column } = formatsOf(undefined, 'en');
    expect([date(at, 'UTC'), dateTime(at, 'UTC'), time(at, 'UTC')]).toEqual(['05 Sep 2026', '05 Sep 2026 11:05 PM', '23:05']);
    expect(column(4150.5, { dataType: 'Number' })).toBe('4,150.5');
    expect(column(4150, { dataType: 'Number', format: 'C2' })).toBe('£4,150.00');
    expect(column('A-1', {})).toBe('A-1');
  });

  test('settings count, with the months of the language', () => {
    const { date, dateTime } = formatsOf({ date: 'd MMMM yyyy', dateTime: "d MMMM 'à' HH:mm", timeZone: 'UTC' }, 'fr');
    expect([date(at), dateTime(at)]).toEqual(['5 septembre 2026', '5 septembre à 23:05']);
  });

  test('the day is that of the firm, wherever it is formatted', () =>
    expect(formatsOf({ timeZone: 'Europe/London' }, 'en').date(at)).toBe('06 Sep 2026'));

  test('a column without a pattern has that of the tenant, and may name one', () => {
    const { column } = formatsOf(
      { date: 'dd/MM/yyyy', dateTime: 'd MMM HH:mm', money: 'C0', number: 'N1', currency: 'EUR', timeZone: 'UTC' },
      'en',
    );
    expect(column(at, { dataType: 'DateTime' })).toBe('5 Sep 23:05');
    expect(column(at, { dataType: 'DateTime', format: 'date' })).toBe('05/09/2026');
    expect(column(2, { dataType: 'Number' })).toBe('2.0');
    expect(column(2, { dataType: 'Number', format: 'money' })).toBe('€2');
    expect(column(2, { dataType: 'Number', currency: 'USD' })).toBe('$2');
  });
});
