import { useContext, useEffect, useRef, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import { isolated } from '#schemas/shared/isolated';
import type { FormView } from '#schemas/api';
import { answerInWords, pictureOf } from '../../model/index.ts';
import { filled } from '#locale/messages/filled';
import { formContextOf } from '../../state/index.ts';
import { Button, FormatsContext, SignaturePicture } from '#ui';
import type { FormWords } from '../../texts.ts';
import { askedOthers, type AskedOther } from '../model/asked-others.ts';
import styles from './other-answers.module.css';

interface OtherAnswersProps {
  readonly model: SurveyModel;
  readonly view: FormView;
  readonly text: FormWords;
  /** All are decided on, and its buttons are gone: the caller moves the focus on, and the answers of the form are sent. */
  readonly closed: () => void;
}

/** FRM-15: questions that were answered differently in two places, with the answer that is not in the form: one press takes it instead. */
export function OtherAnswers({ model, view, text, closed }: OtherAnswersProps) {
  const datePattern = useContext(FormatsContext)?.date;
  const [left, setLeft] = useState(() => {
    const reading = { language: formContextOf(model).language, signed: text.signed, datePattern };
    const inWords = ({ asked, answer, isComment }: AskedOther): string =>
      isComment ? String(answer) : answerInWords(asked, answer, reading);
    return askedOthers(model, view).map((other) => ({
      ...other,
      shown: inWords(other) || text.unanswered,
      picture: other.isComment ? undefined : pictureOf(other.asked, other.answer),
    }));
  });
  const box = useRef<HTMLDivElement>(null);
  // A person who has begun to do something else is left where they are.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: scrollY > 0 });
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
          <li key={`${one.asked.id} ${one.isComment} ${one.shown}`}>
            <span>{filled(text.otherAnswer, { question: one.asked.processedTitle, answer: isolated(one.shown) })}</span>
            {one.picture && <SignaturePicture src={one.picture} alt="" />}
            <Button
              look="secondary"
              aria-label={filled(text.takeOtherAnswerOf, { question: one.asked.processedTitle })}
              onClick={() => {
                if (one.isComment) one.asked.comment = String(one.answer);
                else one.asked.value = one.answer;
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
