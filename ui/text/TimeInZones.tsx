import { dateTimeFormat } from '#locale/dates-and-numbers/intl';
import { withWeekday } from '#locale/dates-and-numbers/with-weekday';
import { filled } from '#locale/messages/filled';
import { useHydrated } from '../use-hydrated.ts';
import { readerZone } from './reader-zone.ts';
import { useFormats } from './use-formats.ts';

interface InZonesProps {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of the firm. */
  readonly timeZone: string;
  readonly language: string;
  /** `{time} our time`: the firm's time, for readers in another zone. */
  readonly firmTime: string;
}

/**
 * A moment, with its day of the week, in the firm's time zone; once the browser knows the reader's, in that, and in the firm's beside it where the two differ. Server and browser
 * draw the same moment at first, if not in the same words: a browser may not know those of every language.
 */
export function TimeInZones({ at, timeZone, language, firmTime }: InZonesProps) {
  const { dateTime } = useFormats(language);
  const inZone = (zone: string) => ({ time: withWeekday(dateTime(at, zone), at, language, zone), zone: nameOfZone(at, language, zone) });
  const hydrated = useHydrated();
  const firm = inZone(zoneOr(timeZone, 'UTC'));
  const reader = hydrated ? inZone(readerZone()) : firm;
  return (
    <>
      <time dateTime={at} suppressHydrationWarning>
        {reader.time}
      </time>{' '}
      <span suppressHydrationWarning>{reader.zone}</span>
      {reader.time !== firm.time && <> ({filled(firmTime, { time: `${firm.time} ${firm.zone}` })})</>}
    </>
  );
}

function nameOfZone(at: string, language: string, timeZone: string): string {
  const parts = dateTimeFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts(Date.parse(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A zone that this engine knows. */
function zoneOr(timeZone: string, instead: string): string {
  try {
    dateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return instead;
  }
}
