import { describe, expect, test } from 'vitest';
import { dateTimeFormat } from '#locale/dates-and-numbers/intl';
import { readDate } from './date.ts';

/** Of `Intl`, in all scripts and directions. */
const locales =
  'af am ar az be bg bn bs ca cs cy da de el en en-GB en-US es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt pt-PT ro ru si sk sl so sq sr sv sw ta te th tr uk ur uz vi yo zh zh-TW zu'.split(
    ' ',
  );
const days = Array.from({ length: 12 }, (_, month) =>
  [1, 7, 12, 27].map((day) => new Date(Date.UTC(2012 + (month % 9), month, day))),
).flat();

/** Here the day of the week is beside another word without a space: such a date is refused, and not read as another. */
const refusesFull = ['ja', 'th', 'zh', 'zh-TW'];

describe.each(locales)('in %s', (locale) => {
  test.each((['full', 'long', 'medium'] as const).filter((style) => style !== 'full' || !refusesFull.includes(locale)))(
    'a date that Intl writes (%s) is read as its day',
    (dateStyle) => {
      const format = dateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      const written = days.map((day) => [format.format(day), day.toISOString()] as const);
      const read = written.map(([text, day]) => [text, readDate(text, 'dd/MM/yyyy', locale) ?? 'refused', day] as const);
      expect(read.filter(([, found, day]) => found !== day)).toEqual([]);
    },
  );
});
