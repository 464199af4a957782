import { useContext, useEffect, useReducer, type MouseEvent } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { SurveyElementBase } from 'survey-react-ui';
import { questionPart } from '#schemas/shared/question-part';
import { prepareForm } from '../../model/index.ts';
import { filled } from '#locale/messages/filled';
import { formContextOf } from '../../state/index.ts';
import { Button, FormatsContext } from '#ui';
import { answersReviewOf } from './answers-review.ts';
import { questionAddress } from '../questions/question-address.ts';
import { changeQuestion } from './change-question.ts';
import { ReviewedAnswer } from './ReviewedAnswer.tsx';
import { reviewedSteps, type ReviewedStep } from './reviewed-steps.ts';
import styles from './review.module.css';

/** Every answer of the form by step, with a way to change it, before anything is sent; below them the words of the declaration, where there is one. */
export function Review({ question: part }: { readonly question: Question }) {
  const model = part.survey as SurveyModel;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    model.onValueChanged.add(drawAgain);
    return () => model.onValueChanged.remove(drawAgain);
  }, [model]);
  const review = answersReviewOf(model);
  const changed = review?.changed;
  useEffect(() => {
    if (changed) document.getElementById(changeId(changed))?.focus();
  }, [changed]);
  const { text, language } = formContextOf(model);
  const datePattern = useContext(FormatsContext)?.date;
  if (!review) return null;
  const { declaration } = review;
  const { earlier, answeredOnly = false, prints = false } = review.settings;
  const reading = { language, signed: text.signed, datePattern };
  const before =
    earlier && prepareForm(earlier.definition, 'read', { language, answers: earlier.answers, notShown: '', words: text }).model;
  const change = (question: Question) => (event: MouseEvent) => {
    event.preventDefault();
    changeQuestion(model, question);
  };
  const group = ({ page, title, answers }: ReviewedStep, isEarlier: boolean) => (
    <section key={page.id} className={styles.step}>
      <h3>{title}</h3>
      <ul role="list">
        {answers.map((reviewed) => (
          <ReviewedAnswer key={reviewed.question.id} {...reviewed} text={text}>
            <a
              className={styles.change}
              {...(isEarlier
                ? { href: (earlier?.changeHref ?? '') + questionPart(reviewed.question.name) }
                : {
                    // SurveyJS counts the ids of each form alike.
                    id: changeId(reviewed.question),
                    href: questionAddress(model, reviewed.question),
                    onClick: change(reviewed.question),
                  })}
              aria-label={filled(text.changeAnswer, { question: reviewed.title })}
            >
              {text.change}
            </a>
          </ReviewedAnswer>
        ))}
      </ul>
    </section>
  );
  return (
    <div className={styles.review}>
      <p className={styles.hint}>{review.hint}</p>
      {before && reviewedSteps(before, { reading, text, answeredOnly }).map((step) => group(step, true))}
      {reviewedSteps(model, { reading, text, answeredOnly, except: review.page }).map((step) => group(step, false))}
      {prints && (
        <p className={styles.print}>
          <Button look="secondary" onClick={() => window.print()}>
            {text.printAnswers}
          </Button>
        </p>
      )}
      {declaration?.title && <h3 className={styles.declaration}>{declaration.title}</h3>}
      {declaration && !declaration.description.isEmpty && (
        <div className={styles.hint}>{SurveyElementBase.renderLocString(declaration.description)}</div>
      )}
    </div>
  );
}

const changeId = ({ id }: Question): string => `${id}-change`;
