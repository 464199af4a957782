import { filled } from '#engine';
import { useHydrated } from './use-hydrated.ts';
import { dateAndTime, formatDate } from '../text/format-date.ts';

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
 * A moment in the firm's time zone; once the browser knows the reader's, in that, and in the firm's beside it where the two differ. Server and browser
 * draw the same moment at first, if not in the same words: a browser may not know those of every language.
 */
export function InZones({ at, timeZone, language, firmTime }: InZonesProps) {
  const hydrated = useHydrated();
  const firm = inZone(at, language, zoneOr(timeZone, 'UTC'));
  const reader = hydrated ? inZone(at, language, undefined) : firm;
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

function inZone(at: string, language: string, timeZone: string | undefined) {
  const options = { timeZoneName: 'short', ...(timeZone ? { timeZone } : {}) } as const;
  const zone = new Intl.DateTimeFormat(language, options).formatToParts(Date.parse(at)).find(({ type }) => type === 'timeZoneName');
  return { time: formatDate(at, dateAndTime, language, timeZone), zone: zone?.value ?? '' };
}

/** A zone that this engine knows. */
function zoneOr(timeZone: string, instead: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return instead;
  }
}
