import { expect, test } from 'vitest';
import { dateFault, fitDate, isDatePattern, readDate, unreadDateFault, writeDate } from './strict-date.ts';

test.each([
  ['27/03/2015', 'dd/MM/yyyy', '2015-03-27'],
  [' 7.3.2015 ', 'dd/MM/yyyy', '2015-03-07'],
  ['03-27-2015', 'MM/dd/yyyy', '2015-03-27'],
  ['2015 03 27', 'YYYY-MM-DD', '2015-03-27'],
  ['٢٧/٠٣/٢٠١٥', 'dd/MM/yyyy', '2015-03-27'],
  ['29/02/2016', 'dd/MM/yyyy', '2016-02-29'],
])('%s, written as %s, is the day %s at UTC midnight', (typed, pattern, day) => {
  expect(readDate(typed, pattern)).toBe(`${day}T00:00:00.000Z`);
});

test.each(['29/02/2015', '31/04/2015', '27/3/15', '03/27/2015', '27032015', '27/03', '27 March 2015', '00/03/2015', '127/03/2015', ''])(
  '%s is no day, and none is made of it',
  (typed) => {
    expect(readDate(typed, 'dd/MM/yyyy')).toBeUndefined();
  },
);

test('a stored day is written by the pattern, also without leading zeros', () => {
  expect(writeDate('2015-03-07T00:00:00.000Z', 'dd/MM/yyyy')).toBe('07/03/2015');
  expect(writeDate('2015-03-07', 'M/D/YYYY')).toBe('3/7/2015');
  expect(writeDate('2015-03-07T10:00:00.000Z', 'dd/MM/yyyy')).toBe('');
});

test('an answer is UTC midnight of a day of the calendar', () => {
  expect([fitDate('2015-03-07'), fitDate('2015-03-07T00:00:00Z')]).toEqual(Array(2).fill('2015-03-07T00:00:00.000Z'));
  expect(['2015-02-30', '2015-03-07T01:00:00Z', '07/03/2015', 20150307, {}].map(fitDate)).toEqual(Array(5).fill(undefined));
});

test('both limits are included', () => {
  const limits = { min: '2009-01-01', max: '2009-12-31' };
  const faults = ['2008-12-31', '2009-01-01', '2009-12-31', '2010-01-01'].map((day) => dateFault(fitDate(day), limits));
  expect(faults).toEqual(['dateTooEarly', undefined, undefined, 'dateTooLate']);
});

test('a pattern has day, month and year once each, in digits', () => {
  expect(['dd/MM/yyyy', 'D.M.YYYY', 'yyyy-MM-dd', 'dd, MM, yyyy'].map(isDatePattern)).toEqual([true, true, true, true]);
  expect(['dd/MM', 'dd/dd/yyyy', 'ddMMyyyy', 'dd MMM yyyy', 'dd/MM/yy', 'hh:mm'].map(isDatePattern)).toEqual(Array(6).fill(false));
});

test.each([
  ['31/02/2020', 'dd/MM/yyyy', 'dateNoSuchDay'],
  ['29.2.2019', 'dd/MM/yyyy', 'dateNoSuchDay'],
  ['02/31/2020', 'MM/dd/yyyy', 'dateNoSuchDay'],
  ['٣١/٠٤/٢٠٢٠', 'dd/MM/yyyy', 'dateNoSuchDay'],
  ['12/31/2020', 'dd/MM/yyyy', 'dateNotRead'],
  ['31/02/20', 'dd/MM/yyyy', 'dateNotRead'],
  ['31 February 2020', 'dd/MM/yyyy', 'dateNotRead'],
] as const)('%s in the order %s is no date: %s', (typed, pattern, word) => {
  expect([readDate(typed, pattern), unreadDateFault(typed, pattern)]).toEqual([undefined, word]);
});
