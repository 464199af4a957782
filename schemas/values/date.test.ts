import { expect, test } from 'vitest';
import { dateFault, fitDate, isDatePattern, isFarYear, readDate, unreadDateFault, writeDate } from './date.ts';

const day = '2015-03-27T00:00:00.000Z';

test.each([
  ['27/03/2015', 'dd/MM/yyyy'],
  [' 27.3.2015 ', 'dd/MM/yyyy'],
  ['03-27-2015', 'MM/dd/yyyy'],
  ['2015 03 27', 'YYYY-MM-DD'],
  ['٢٧/٠٣/٢٠١٥', 'dd/MM/yyyy'],
  ['২৭/০৩/২০১৫', 'dd/MM/yyyy'],
  ['27032015', 'dd/MM/yyyy'],
  ['03272015', 'MM/dd/yyyy'],
  ['20150327', 'yyyy-MM-dd'],
  ['২৭০৩২০১৫', 'dd/MM/yyyy'],
  ['2015-03-27', 'dd/MM/yyyy'],
  ['2015. 03. 27.', 'MM/dd/yyyy'],
  ['27.3.2015.', 'dd.MM.yyyy'],
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe63', '\uff0d'].map((dash) => [
    `27${dash}03${dash}2015`,
    'dd/MM/yyyy',
  ]),
  ['\u200f27\u200e/03/\u20662015\u2069\ufeff', 'dd/MM/yyyy'],
  ['27\u00a003\u202f2015', 'dd/MM/yyyy'],
])('%j, in the order %s, is 27 March 2015', (typed, pattern) => {
  expect(readDate(typed, pattern, 'en')).toBe(day);
});

test.each([
  ['27 March 2015', 'en'],
  ['March 27, 2015', 'en'],
  ['the 27th of MARCH 2015.', 'en'],
  ['27-Mar-2015', 'en'],
  ['Fri, 27 Mar. 2015', 'en'],
  ['2015 March 27', 'en'],
  ['27. März 2015', 'de'],
  ['27 marz 2015', 'de'],
  ['27 MÄRZ 2015', 'de'],
  ['27 March 2015', 'de'],
  ['27 de março de 2015', 'pt'],
  ['27 Mawrth 2015', 'cy'],
  ['٢٧ مارس ٢٠١٥', 'ar'],
  ['27 مارچ 2015', 'ur'],
  ['27 במרץ 2015', 'he'],
  ['27 मार्च 2015', 'hi'],
  ['2015年3月27日', 'ja'],
  ['27.03.2015 г.', 'bg'],
])('%s on a page in %s is 27 March 2015', (typed, language) => {
  expect(readDate(typed, 'dd/MM/yyyy', language)).toBe(day);
});

test.each([
  '29/02/2015',
  '31/04/2015',
  '27/3/15',
  '03/27/2015',
  '20150327',
  '270315',
  '27/03',
  '00/03/2015',
  '127/03/2015',
  '',
  '27 März 2015',
  '27 March 15',
  '27 28 March 2015',
  'March 2015',
  '27 March or 28 2015',
  '31 June 2015',
  '27 3 2015 June',
])('%j is no day on an English page, and none is made of it', (typed) => {
  expect(readDate(typed, 'dd/MM/yyyy', 'en')).toBeUndefined();
});

test('a year of another calendar is asked about, unless the question has a limit on that side', () => {
  const now = Date.parse('2026-11-29');
  const far = (typed: string, limits = {}) => isFarYear(readDate(typed, 'dd/MM/yyyy', 'en'), limits, now);
  expect(['27/3/2558', '۱۳۹۴/۰۱/۰۷', '03/02/0080', '31/12/1899', '01/01/2127'].map((typed) => far(typed))).toEqual(Array(5).fill(true));
  expect(['01/01/1900', '31/12/2126', '27/03/2015', 'none'].map((typed) => far(typed))).toEqual(Array(4).fill(false));
  expect([far('01/02/1850', { min: '1800-01-01' }), far('01/02/2558', { max: '2026-01-01' })]).toEqual([false, false]);
});

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
  ['31 February 2020', 'dd/MM/yyyy', 'dateNoSuchDay'],
  ['31 Foo 2020', 'dd/MM/yyyy', 'dateNotRead'],
] as const)('%s in the order %s is no date: %s', (typed, pattern, word) => {
  expect([readDate(typed, pattern, 'en'), unreadDateFault(typed, pattern, 'en')]).toEqual([undefined, word]);
});
