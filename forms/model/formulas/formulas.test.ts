import { expect, test } from 'vitest';
import { now, parseDate } from './formulas.ts';
import { prepareForm } from '../prepare-form.ts';

const at = Date.parse('2024-03-31T22:30:00Z');
const day = (...offsets: number[]) => now(offsets, at).toISOString();

test('now is midnight of today, moved by years, months and days; no month gets more days than it has', () => {
  expect([day(), day(0, -1), day(-1, -1), day(0, 0, 1), day(-18), day(0, 10)]).toEqual(
    ['2024-03-31', '2024-02-29', '2023-02-28', '2024-04-01', '2006-03-31', '2025-01-31'].map((one) => `${one}T00:00:00.000Z`),
  );
  expect(now(['x', null, 1e9], at).toISOString()).toBe('2024-03-31T00:00:00.000Z');
});

test('parseDate is the day of a date or of its text, and null for what is none', () => {
  expect(parseDate([now([], at)])).toBe('2024-03-31');
  expect([parseDate(['2015-03-27']), parseDate(['2015-03-27T00:00:00.000Z'])]).toEqual(['2015-03-27', '2015-03-27']);
  expect(['', '27/03/2015', '2015-02-30', undefined, 5, new Date(Number.NaN)].map((one) => parseDate([one]))).toEqual(Array(6).fill(null));
});

test('a form computes with both', () => {
  const elements = [
    { type: 'text', name: 'born', inputType: 'date' },
    { type: 'expression', name: 'isAdult', expression: 'parseDate({born}) <= parseDate(now(-18, 0, 0))' },
  ];
  const isAdult = (born: string): unknown =>
    prepareForm({ elements }, 'fill', { language: 'en', answers: { born }, notShown: '' }).model.getQuestionByName('isAdult')?.value;
  expect([isAdult('1980-01-01'), isAdult(new Date().toISOString().slice(0, 10))]).toEqual([true, false]);
});
