import type { SurveyModel } from 'survey-core';
import type { FormWords } from '../../form-words/form-texts.ts';
import { Icon } from '../../ui/index.ts';
import { namedSteps } from './step-title.ts';
import styles from './step-list.module.css';

interface StepNamesProps {
  readonly model: SurveyModel;
  /** From 0. */
  readonly step: number;
  readonly text: FormWords;
  readonly id?: string;
}

/** The steps of a form by name: which are done, and which is open. */
export function StepNames({ model, step, text, id }: StepNamesProps) {
  return (
    <ol className={styles.steps} role="list" id={id} aria-label={id === undefined ? undefined : text.steps}>
      {namedSteps(model, text).map(({ page, title }, index) => (
        <li key={page.id} className={styles.step} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
          <span className={styles.mark} aria-hidden="true">
            {index < step ? <Icon name="check" /> : index + 1}
          </span>
          <span>
            {title}
            {index < step && <span className="visually-hidden"> ({text.stepDone})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
