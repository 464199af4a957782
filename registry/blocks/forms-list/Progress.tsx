import type { Given } from '#engine';
import type { FormsListView } from '#schemas/api';
import type { texts } from './forms-list.schema.ts';
import styles from './forms-list.module.css';

/** Five steps; each says in words whether it is done (MYC-06). */
export function Progress({ steps, text }: { readonly steps: FormsListView['steps']; readonly text: Given<typeof texts>['text'] }) {
  return (
    <ol role="list" className={styles.progress} aria-label={text.progress}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={styles.label}>{step.label}</span>
          <span className={styles.state}>{text[step.state]}</span>
        </li>
      ))}
    </ol>
  );
}
