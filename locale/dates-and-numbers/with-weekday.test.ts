import { expect, test, vi } from 'vitest';
import { withWeekday } from './with-weekday.ts';

const at = '2026-12-15T23:30:00Z';
const real = Intl.DateTimeFormat;

test('a date follows its day of the week in the time zone, with a comma where the language has one', () => {
  const dated = (language: string, timeZone = 'UTC') => withWeekday('15 …', at, language, timeZone);
  expect(dated('en')).toBe('Tuesday 15 …');
  expect(dated('en', 'Asia/Dubai')).toBe('Wednesday 15 …');
  expect(dated('fr')).toBe('mardi 15 …');
  expect(dated('cy')).toBe('Dydd Mawrth, 15 …');
  expect(dated('ar')).toBe('الثلاثاء، 15 …');
});

test('a browser that lacks the language writes the day that its server wrote', () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}T12:00:00Z`);
  const all = () => days.map((day) => withWeekday('', day, 'cy', 'UTC'));
  const ofServer = all();
  const lacking = vi.spyOn(real, 'supportedLocalesOf').mockReturnValue([]);
  const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_language?: unknown, options?: Intl.DateTimeFormatOptions) {
    return real('en', options);
  });
  expect(all()).toEqual(ofServer);
  format.mockRestore();
  lacking.mockRestore();
});
