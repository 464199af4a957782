import type { BlockEnvironment } from '#engine';
import type { ClaimStatusView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { counted, Icon, useFormats, useLocale } from '#ui';
import type { texts } from './claim-status.schema.ts';
import styles from './claim-status.module.css';

interface DeadlineProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly deadline: NonNullable<ClaimStatusView['deadline']>;
}

/** The last day, and how many days are left. */
export function Deadline({ deadline: { title, date, days }, text, language }: DeadlineProps) {
  const formats = useFormats(language);
  const locale = useLocale(language);
  const day = formats.date(date, 'UTC');
  const words = days < 0 ? text.passed : days === 0 ? text.lastDay : counted(text, 'daysLeft', { days }, locale);
  return (
    <p className={styles.deadline}>
      <Icon name="clock" />
      <span>{title ? filled(text.dueTitled, { title, date: day }) : filled(text.due, { date: day })}</span>
      <strong>{words}</strong>
    </p>
  );
}
