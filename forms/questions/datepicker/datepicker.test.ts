import { afterEach, expect, test, vi } from 'vitest';
import { datepicker } from './datepicker.ts';

afterEach(() => {
  vi.useRealTimers();
});

const settings = (limits: Readonly<Record<string, string>>) =>
  ({ isRequired: false, language: 'en', property: (name: string) => limits[name] }) as unknown as Parameters<typeof datepicker.faults>[1];

test('a limit of today is stated as the reader’s own day, where it is tomorrow already elsewhere', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 23, 30) });
  expect(datepicker.faults('2026-03-11T00:00:00.000Z', settings({ maxDate: 'today' }))).toEqual([]);
  expect(datepicker.faults('2026-03-13T00:00:00.000Z', settings({ maxDate: 'today' }))).toEqual([
    { word: 'dateTooLate', values: { date: '10/03/2026' } },
  ]);
  expect(datepicker.faults('2026-03-01T00:00:00.000Z', settings({ minDate: 'today' }))).toEqual([
    { word: 'dateTooEarly', values: { date: '10/03/2026' } },
  ]);
});

test('a limit that is a day is stated as it is', () => {
  expect(datepicker.faults('2010-01-01T00:00:00.000Z', settings({ maxDate: '2009-12-31' }))).toEqual([
    { word: 'dateTooLate', values: { date: '31/12/2009' } },
  ]);
});
