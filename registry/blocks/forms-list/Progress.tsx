import { numberFormat } from '#locale/dates-and-numbers/intl';
import { useLocale } from '#ui';
import type { BlockEnvironment } from '#engine';
import type { FormsListView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import type { texts } from './forms-list.schema.ts';
import styles from './progress.module.css';

interface ProgressProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly steps: FormsListView['steps'];
}

/** The account's current one of five steps, in one line and one bar; each step has its name and state in words (MYC-01, MYC-06). */
export function Progress({ steps, text, language }: ProgressProps) {
  const number = numberFormat(useLocale(language));
  const current = steps.findIndex(({ state }) => state === 'current');
  const where = current < 0 ? text.allDone : text.step;
  return (
    <div className={styles.progress}>
      <p className={styles.where}>
        {filled(where, { step: number.format(current + 1), total: number.format(steps.length) })}
        {steps[current] && (
          <>
            {': '}
            <strong>{steps[current].label}</strong>
          </>
        )}
      </p>
      <ol role="list" className={styles.list} aria-label={text.progress}>
        {steps.map(({ label, state }, index) => (
          <li key={index} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="visually-hidden">
              {label}: {text[state]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
