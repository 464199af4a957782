import { expect, test } from 'vitest';
import { savedWhen } from './saved-when.ts';

const now = Date.parse('2026-11-21T16:00:00Z');
const when = (at: string, language: string, preferred: string[] = []) => savedWhen(at, { language, preferred, now, timeZone: 'UTC' });

test('a save of today is shown by its time, in the clock of the visitor’s region', () => {
  expect(when('2026-11-21T14:05:00Z', 'en', ['cy', 'en-GB', 'en-US'])).toEqual({ time: '14:05' });
  expect(when('2026-11-21T14:05:00Z', 'en', ['en-US']).time).toMatch(/^2:05\sPM$/);
  expect(when('2026-11-21T09:08:00Z', 'en', ['en-GB']).time).toBe('09:08');
  expect(when('2026-11-21T21:08:00Z', 'en', ['en']).time).toBe('21:08');
  expect(when('2026-11-21T21:08:00Z', 'en').time).toBe('21:08');
  expect(when('2026-11-21T14:05:00Z', 'cy', ['en-US'])).toEqual({ time: '14:05' });
});

test('an older draft has its day, one of another year the year too', () => {
  expect(when('2026-11-15T20:09:00Z', 'en', ['en-GB'])).toEqual({ time: '20:09', date: '15 November' });
  expect(when('2025-11-21T20:09:00Z', 'en', ['en-GB'])).toEqual({ time: '20:09', date: '21 November 2025' });
  expect(when('2026-11-15T20:09:00Z', 'cy', []).date).toBe('15 Tachwedd');
  expect(when('2026-11-15T20:09:00Z', 'ar', []).date).toMatch(/نوفمبر/);
});
