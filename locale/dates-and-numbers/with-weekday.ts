import { dateTimeFormat } from './intl.ts';
import { lacks } from './lacks.ts';
import { listSeparator } from './list-separator.ts';

/** From Sunday on, as the CLDR has them. */
const written: Readonly<Record<string, string>> = {
  cy: 'Dydd Sul|Dydd Llun|Dydd Mawrth|Dydd Mercher|Dydd Iau|Dydd Gwener|Dydd Sadwrn',
};

/** Languages that have no comma after the day of the week; English as in Britain, whose order dates have here. */
const withoutComma: readonly string[] = ['en', 'fr'];

/** A formatted date after its day of the week: `Wednesday 08 Jul 2026`. `at` is a readable moment (ISO 8601). Pure. */
export function withWeekday(date: string, at: string, language: string, timeZone: string): string {
  const weekday = (of: string, style: 'long' | 'short'): string => dateTimeFormat(of, { weekday: style, timeZone }).format(Date.parse(at));
  const names = lacks(Intl.DateTimeFormat, language) ? written[language]?.split('|') : undefined;
  const name = names?.[daysOfWeek.indexOf(weekday('en', 'short'))] ?? weekday(language, 'long');
  return `${name}${withoutComma.includes(language) ? ' ' : listSeparator(language)}${date}`;
}

const daysOfWeek: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
