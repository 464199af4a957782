import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import type { FormWords } from '../../texts.ts';
import { HelpLine } from '#ui';
import { StepNames } from './StepNames.tsx';
import styles from './step-list.module.css';

interface StepListProps {
  readonly id: string;
  readonly model: SurveyModel;
  /** From 0. */
  readonly step: number;
  readonly text: FormWords;
  readonly help: FormView['help'];
}

/** The steps of a form by name, and how to reach a person: beside the questions, where there is space. */
export function StepList({ id, model, step, text, help }: StepListProps) {
  const several = model.visiblePageCount > 1;
  return (
    <aside className={styles.side} aria-labelledby={several ? `${id}-steps` : undefined} aria-label={several ? undefined : text.help}>
      {several && (
        <>
          <h2 className={styles.title} id={`${id}-steps`}>
            {text.steps}
          </h2>
          <StepNames {...{ model, step, text }} />
        </>
      )}
      {help && (help.phone || help.email) && (
        <div className={styles.help}>
          <HelpLine
            help={{ ...(help.phone ? { phone: help.phone } : {}), ...(help.email ? { email: help.email } : {}) }}
            label={text.help}
          />
        </div>
      )}
    </aside>
  );
}
