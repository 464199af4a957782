import type { BlockEnvironment } from '#engine';
import { counted, minutesAndSeconds, useLocale } from '#ui';
import type { texts } from '../login.schema.ts';
import { spokenAt } from './announced-moments.ts';
import styles from '../login.module.css';

interface RemainingTimeProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly seconds: number;
}

/** LOGIN-06: the time left as mm:ss, for the eye; a screen reader announces it at a few moments only. */
export function RemainingTime({ seconds, text, language }: RemainingTimeProps) {
  const locale = useLocale(language);
  return (
    <p className={styles.remaining} data-over={seconds === 0 || undefined}>
      <span aria-hidden="true">
        {text.remaining} <time>{minutesAndSeconds(seconds)}</time>
      </span>
      <span className="visually-hidden" role="status">
        {spoken(seconds, text, locale)}
      </span>
    </p>
  );
}

/** At ten, five and one minute and at thirty seconds; the end has its own message. */
function spoken(seconds: number, text: RemainingTimeProps['text'], language: string): string {
  const moment = spokenAt(seconds);
  if (moment === null || moment === 0) return '';
  if (moment === 30) return text.secondsLeft;
  return counted(text, 'minutesLeft', { minutes: moment / 60 }, language);
}
