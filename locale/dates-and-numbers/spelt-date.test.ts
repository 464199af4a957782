import { expect, test, vi } from 'vitest';
import { speltDate, speltMonth } from './spelt-date.ts';

const day = new Date('1999-03-05');

test('a day and a month are spelt out day first, also in English', () => {
  expect([speltDate(day, 'en'), speltDate(day, 'cy'), speltMonth('2015-05', 'cy'), speltMonth('soon', 'cy')]).toEqual([
    '5 March 1999',
    '5 Mawrth 1999',
    'Mai 2015',
    'soon',
  ]);
});

test('a browser that lacks the language writes what its server wrote', () => {
  const real = Intl.DateTimeFormat;
  const lacking = vi.spyOn(real, 'supportedLocalesOf').mockReturnValue([]);
  const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_language?: unknown, options?: Intl.DateTimeFormatOptions) {
    return real('en', options);
  });
  expect([speltDate(day, 'cy'), speltMonth('2015-05', 'cy')]).toEqual(['5 Mawrth 1999', 'Mai 2015']);
  format.mockRestore();
  lacking.mockRestore();
});
