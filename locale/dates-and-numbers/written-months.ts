import { lacks } from './lacks.ts';

/** As the CLDR has them: few enough for every module that formats a date. */
const written: Readonly<Record<string, Readonly<Record<'long' | 'short', string>>>> = {
  cy: {
    long: 'Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr',
    short: 'Ion Chwef Maw Ebr Mai Meh Gorff Awst Medi Hyd Tach Rhag',
  },
};

/** The twelve written months of a language that this browser lacks; undefined where it has them, and where none are written. Pure. */
export const writtenMonths = (language: string, style: 'long' | 'short'): readonly string[] | undefined =>
  lacks(Intl.DateTimeFormat, language) ? written[language.split('-')[0] ?? '']?.[style].split(' ') : undefined;
