import { labelled } from '#locale/dates-and-numbers/labelled';
import { useContext, useLayoutEffect, useState, type MouseEvent } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { isolated } from '#schemas/shared/isolated';
import type { FormView } from '#schemas/api';
import { readable } from '../../model/definition/index.ts';
import { formContextOf, noteChangesRead, showChanges } from '../../state/index.ts';
import type { FormWords } from '../../texts.ts';
import { Button, FormatsContext } from '#ui';
import { focusQuestion } from '../questions/focus-question.ts';
import { newQuestions } from '../model/new-questions.ts';
import { questionAddress } from '../questions/question-address.ts';
import shared from '../style/survey-form.module.css';
import styles from './form-changed.module.css';

interface FormChangedProps {
  readonly model: SurveyModel;
  readonly view: FormView;
  readonly text: FormWords;
  /** It is closed, and its button is gone: the caller moves the focus. */
  readonly closed: () => void;
}

/**
 * FRM-27: the form has other questions than when its draft was saved: which are new, and which answers it does not ask for any more. After a reload it is there again
 * until it was closed, or its step left.
 */
export function FormChanged({ model, view: { changes, answers }, text, closed }: FormChangedProps) {
  const datePattern = useContext(FormatsContext)?.date;
  const [added] = useState(() => newQuestions(model, changes));
  const [isOpen, setOpen] = useState(true);
  const reading = { language: formContextOf(model).language, signed: text.signed, datePattern };
  const gone = (changes?.removed ?? [])
    .map(({ name, title }) => ({ name, title, answer: readable(answers[name], reading) }))
    .filter(({ answer }) => answer !== '');
  const isEmpty = added.length + gone.length === 0;
  useLayoutEffect(() => {
    if (isEmpty) return undefined;
    showChanges(model);
    const left = (): void => noteChangesRead(model);
    model.onCurrentPageChanged.add(left);
    return () => model.onCurrentPageChanged.remove(left);
  }, [model, isEmpty]);
  if (!isOpen || isEmpty) return null;
  const lead = (question: Question) => (event: MouseEvent) => {
    event.preventDefault();
    focusQuestion(question);
  };
  return (
    <section className={`${shared.notice} ${styles.changed}`} aria-label={text.formChanged}>
      <p>
        <strong>{text.formChanged}</strong>
      </p>
      {added.length > 0 && (
        <>
          <p>{text.newQuestions}</p>
          <ul>
            {added.map((question) => (
              <li key={question.name}>
                <a href={questionAddress(model, question)} onClick={lead(question)}>
                  {question.processedTitle}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && (
        <>
          <p>{text.goneQuestions}</p>
          <ul>
            {gone.map(({ name, title, answer }) => (
              <li key={name}>{labelled(title, isolated(answer), reading.language)}</li>
            ))}
          </ul>
        </>
      )}
      <Button
        look="quiet"
        onClick={() => {
          setOpen(false);
          noteChangesRead(model);
          closed();
        }}
      >
        {text.closeNotice}
      </Button>
    </section>
  );
}
