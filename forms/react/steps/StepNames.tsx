import type { SurveyModel } from 'survey-core';
import type { FormWords } from '../../texts.ts';
import { Icon } from '#ui';
import { openStep } from '../review/open-step.ts';
import { namedSteps } from '../questions/step-title.ts';
import styles from './step-list.module.css';

interface StepNamesProps {
  readonly model: SurveyModel;
  /** From 0. */
  readonly step: number;
  readonly text: FormWords;
  readonly id?: string;
}

/** The steps of a form by name: those that are done, each with the way to it, the open one, and those that come. */
export function StepNames({ model, step, text, id }: StepNamesProps) {
  return (
    <ol className={styles.steps} role="list" id={id} aria-label={id === undefined ? undefined : text.steps}>
      {namedSteps(model, text).map(({ page, title }, index) => {
        const isDone = index < step;
        const named = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <span className={styles.name}>
              {title}
              {isDone && <span className="visually-hidden"> ({text.stepDone})</span>}
            </span>
          </>
        );
        return (
          <li key={page.id} aria-current={index === step ? 'step' : undefined} data-done={isDone || undefined}>
            {isDone ? (
              <button type="button" className={styles.step} onClick={() => openStep(model, page)}>
                {named}
              </button>
            ) : (
              <span className={styles.step}>{named}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
