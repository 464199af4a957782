import { expect, test } from 'vitest';
import { formatsOf } from '#locale/dates-and-numbers/formats-of';
import { savedWhen } from './saved-when.ts';

const now = Date.parse('2026-11-21T16:00:00Z');
const when = (at: string, language: string, time?: string) =>
  savedWhen(at, { formats: formatsOf(time ? { time } : undefined, language), language, now, timeZone: 'UTC' });

test('a save of today is shown by its time, in the clock of the tenant', () => {
  expect(when('2026-11-21T14:05:00Z', 'en')).toEqual({ time: '14:05' });
  expect(when('2026-11-21T09:08:00Z', 'en')).toEqual({ time: '09:08' });
  expect(when('2026-11-21T14:05:00Z', 'en', 'hh:mm a')).toEqual({ time: '02:05 PM' });
});

test('an older draft has its day, one of another year the year too', () => {
  expect(when('2026-11-15T20:09:00Z', 'en')).toEqual({ time: '20:09', date: '15 November' });
  expect(when('2025-11-21T20:09:00Z', 'en')).toEqual({ time: '20:09', date: '21 November 2025' });
  expect(when('2026-11-15T20:09:00Z', 'cy').date).toBe('15 Tachwedd');
  expect(when('2026-11-15T20:09:00Z', 'ar').date).toMatch(/نوفمبر/);
});
