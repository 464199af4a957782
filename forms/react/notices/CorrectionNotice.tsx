import type { FormView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import type { FormWords } from '../../texts.ts';
import { useFormats } from '#ui';
import shared from '../style/survey-form.module.css';
import styles from './correction-notice.module.css';

interface CorrectionNoticeProps {
  readonly correction: NonNullable<FormView['correction']>;
  readonly text: FormWords;
  readonly language: string;
}

/** GBK-02: what the firm asks to be corrected, on every step: nothing else of the form states why it is open again. */
export function CorrectionNotice({ correction: { reason, language: reasonLanguage, sentAt }, text, language }: CorrectionNoticeProps) {
  const title = filled(text.correctionTitle, { date: useFormats(language).date(sentAt) });
  return (
    <section className={`${shared.notice} ${styles.correction}`} aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.reason} dir="auto" lang={reasonLanguage}>
        {reason}
      </p>
      <p>{text.correctionHint}</p>
    </section>
  );
}
