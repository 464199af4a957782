import { formatDate } from '#schemas/dates-and-numbers/format-date';

/** The reader's settings for a date and time. */
interface ReaderSettings {
  /** ISO 639-1 code of the language shown. */
  readonly language: string;
  /** Languages that the browser prefers, best first: `en-GB` implies a 24-hour clock where `en` alone does not. */
  readonly preferred: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone?: string;
}

/** Time of a save and, when it was not today, its day: `14:05`, or `14:05` and `15 November`; with the year when that was another one. Pure. */
export function savedWhen(
  at: string,
  { language, preferred, now, timeZone }: ReaderSettings,
): { readonly time: string; readonly date?: string } {
  const locale = preferred.find((one) => one.split('-')[0]?.toLowerCase() === language) ?? language;
  const clock = new Intl.DateTimeFormat(locale, { ...hourForm(locale), minute: '2-digit', ...(timeZone ? { timeZone } : {}) });
  const time = clock.format(Date.parse(at));
  const isNow = (pattern: string): boolean =>
    formatDate(at, pattern, language, timeZone) === formatDate(new Date(now).toISOString(), pattern, language, timeZone);
  if (isNow('dd MM yyyy')) return { time };
  return { time, date: formatDate(at, isNow('yyyy') ? 'd MMMM' : 'd MMMM yyyy', language, timeZone) };
}

/** `2:05 PM` where the region uses that form; `14:05` elsewhere, and where no region is known. Pure. */
function hourForm(locale: string): Pick<Intl.DateTimeFormatOptions, 'hour' | 'hourCycle'> {
  const cycle = new Intl.Locale(locale).region
    ? new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle
    : undefined;
  return cycle === 'h12' || cycle === 'h11' ? { hour: 'numeric', hourCycle: cycle } : { hour: '2-digit', hourCycle: 'h23' };
}
