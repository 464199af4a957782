import { formatDate } from '#locale/dates-and-numbers/format-date';
import type { Formats } from '#locale/dates-and-numbers/formats-of';

interface SavedWhenGiven {
  /** The tenant's: the clock of the day is theirs, also where the browser's region has another. */
  readonly formats: Pick<Formats, 'time'>;
  /** ISO 639-1 code of the language shown, or its locale. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the reader. */
  readonly timeZone: string;
}

/** Time of a save and, when it was not today, its day: `14:05`, or `14:05` and `15 November`; with the year when that was another one. Pure. */
export function savedWhen(
  at: string,
  { formats, language, now, timeZone }: SavedWhenGiven,
): { readonly time: string; readonly date?: string } {
  const time = formats.time(at, timeZone);
  const isNow = (pattern: string): boolean =>
    formatDate(at, pattern, language, timeZone) === formatDate(new Date(now).toISOString(), pattern, language, timeZone);
  if (isNow('dd MM yyyy')) return { time };
  return { time, date: formatDate(at, isNow('yyyy') ? 'd MMMM' : 'd MMMM yyyy', language, timeZone) };
}
