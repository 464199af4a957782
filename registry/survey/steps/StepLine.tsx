import type { Ref } from 'react';
import { filled } from '#engine';
import type { FormWords } from '../../form-words/form-texts.ts';
import styles from '../style/survey-form.module.css';

interface StepLineProps {
  readonly id: string;
  /** Takes the focus when the step changes. */
  readonly lead: Ref<HTMLParagraphElement>;
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** Of a form that has one step only. */
  readonly title: string;
  readonly text: FormWords;
}

/** The current step in words; the bar beside them is as long as what has been answered, so it is never full before the form is sent. */
export function StepLine({ id, lead, step, steps, title, text }: StepLineProps) {
  const several = steps > 1;
  return (
    <>
      <p className={several ? styles.step : 'visually-hidden'} tabIndex={-1} ref={lead} id={id}>
        {several ? filled(text.stepOf, { step: step + 1, steps }) : title}
      </p>
      {several && <progress className={styles.progress} max={steps} value={step} aria-hidden="true" />}
    </>
  );
}
