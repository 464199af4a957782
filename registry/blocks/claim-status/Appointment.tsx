import type { Given } from '#engine';
import { dateAndTime, formatDate, Icon, useHydrated } from '../../ui/index.ts';
import type { texts } from './claim-status.schema.ts';
import styles from './claim-status.module.css';

interface AppointmentProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** When the interview begins (CLM-05): in the zone of the reader once the browser knows it, before that in UTC. */
export function Appointment({ at, text, language }: AppointmentProps) {
  const zone = useHydrated() ? undefined : 'UTC';
  return (
    <p className={styles.deadline}>
      <Icon name="clock" />
      <span>{text.appointment}</span>
      <strong>
        <time dateTime={at}>{formatDate(at, dateAndTime, language, zone)}</time> {zoneName(at, language, zone)}
      </strong>
    </p>
  );
}

const zoneName = (at: string, language: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: 'short', ...(timeZone ? { timeZone } : {}) })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
