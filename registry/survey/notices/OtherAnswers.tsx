import { useContext, useEffect, useRef, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import { filled, isolated } from '#engine';
import type { FormView } from '#schemas/api';
import { answerInWords, pictureOf, questionAt } from '#schemas/form/model';
import { formContextOf } from '../../form-state/index.ts';
import { Button, FormatsContext, SignaturePicture } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';
import styles from './other-answers.module.css';

interface OtherAnswersProps {
  readonly model: SurveyModel;
  readonly others: NonNullable<FormView['otherAnswers']>;
  readonly text: FormWords;
  /** All are decided on, and its buttons are gone: the caller moves the focus on, and the answers of the form are sent. */
  readonly closed: () => void;
  /** The form asks none of these questions any more: there is nothing to decide on, and the answers of the form are sent. */
  readonly notAsked: () => void;
}

/** FRM-15: questions that were answered differently in two places, with the answer that is not in the form: one press takes it instead. */
export function OtherAnswers({ model, others, text, closed, notAsked }: OtherAnswersProps) {
  const datePattern = useContext(FormatsContext)?.date;
  const [left, setLeft] = useState(() => {
    const reading = { language: formContextOf(model).language, signed: text.signed, datePattern };
    return others.flatMap((other) => {
      const question = questionAt(model, other.question);
      if (!question) return [];
      const shown = answerInWords(question, other.answer, reading) || text.unanswered;
      return [{ ...other, asked: question, shown, picture: pictureOf(question, other.answer) }];
    });
  });
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef({ isAsked: left.length > 0, notAsked });
  useEffect(() => {
    if (!opened.current.isAsked) opened.current.notAsked();
  }, []);
  if (left.length === 0) return null;
  const rest = (now: typeof left): void => {
    setLeft(now);
    if (now.length > 0) box.current?.focus();
    else closed();
  };
  return (
    <div className={styles.box} role="group" aria-label={text.otherAnswersTitle} tabIndex={-1} ref={box}>
      <p>
        <strong>{text.otherAnswersTitle}</strong>
      </p>
      <p>{text.otherAnswersHint}</p>
      <ul className={styles.list}>
        {left.map((one) => (
          <li key={`${one.question} ${one.shown}`}>
            <span>{filled(text.otherAnswer, { question: one.asked.processedTitle, answer: isolated(one.shown) })}</span>
            {one.picture && <SignaturePicture src={one.picture} alt="" />}
            <Button
              look="secondary"
              aria-label={filled(text.takeOtherAnswerOf, { question: one.asked.processedTitle })}
              onClick={() => {
                one.asked.value = one.answer;
                rest(left.filter((other) => other !== one));
              }}
            >
              {text.takeOtherAnswer}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => rest([])}>
        {text.closeNotice}
      </Button>
    </div>
  );
}
