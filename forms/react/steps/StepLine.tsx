import { useState, type ReactNode, type Ref } from 'react';
import type { SurveyModel } from 'survey-core';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import type { FormWords } from '../../texts.ts';
import { Button, Icon, useTitleLead } from '#ui';
import { StepNames } from './StepNames.tsx';
import { namedSteps } from '../questions/step-title.ts';
import styles from './step-line.module.css';

interface StepLineProps {
  readonly id: string;
  readonly model: SurveyModel;
  /** Takes the focus when the step changes. */
  readonly lead: Ref<HTMLParagraphElement>;
  /** From 0. */
  readonly step: number;
  /** Of a form that has one step only. */
  readonly title: string;
  readonly text: FormWords;
  readonly language: string;
  readonly back: (() => void) | undefined;
  /** Whether the answers are saved. */
  readonly children: ReactNode;
}

/**
 * The way back, the current step in words, and what is saved; the bar below them is as long as what has been answered, so it is never full before the
 * form is sent. Where the names of the steps have no place beside the questions, a button shows them until the next step.
 */
export function StepLine({ id, model, lead, step, title, text, language, back, children }: StepLineProps) {
  const steps = model.visiblePageCount;
  const several = steps > 1;
  const [openAt, setOpenAt] = useState<number>();
  const isOpen = openAt === step;
  const place = several ? filled(text.stepOf, { step: step + 1, steps }) : title;
  // Its name is read with the focus; for the eye it is above the questions.
  const name = namedSteps(model, text)[step]?.name;
  const words = several && name ? labelled(place, name, language) : place;
  useTitleLead(several ? words : '');
  return (
    <>
      {back && (
        <div className={styles.back}>
          <Button look="quiet" data-back="" onClick={back}>
            {text.back}
          </Button>
        </div>
      )}
      <div className={styles.line}>
        <p className={several ? styles.step : 'visually-hidden'} tabIndex={-1} ref={lead} id={id}>
          {place}
          <span className="visually-hidden">{words.slice(place.length)}</span>
        </p>
        {several && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={text.steps}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-names` : undefined}
            onClick={() => setOpenAt(isOpen ? undefined : step)}
          >
            <Icon name="chevron-down" />
          </button>
        )}
        {children}
      </div>
      {several && isOpen && (
        <div className={styles.names}>
          <StepNames {...{ model, step, text }} id={`${id}-names`} />
        </div>
      )}
      {several && <progress className={styles.progress} max={steps} value={step} aria-hidden="true" />}
    </>
  );
}
