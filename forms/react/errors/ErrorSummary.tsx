import { useEffect, useLayoutEffect, useReducer, useRef, type MouseEvent, type ReactNode } from 'react';
import { PanelModelBase, type Question, type SurveyError, type SurveyModel } from 'survey-core';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { FieldQuestion, PartError } from '../../model/index.ts';
import { formContextOf } from '../../state/index.ts';
import { useErrorInTitle } from '#ui';
import { titleWithPlace } from '../entries/title-with-place.ts';
import { focusQuestion } from '../questions/focus-question.ts';
import styles from './error-summary.module.css';

interface ErrorLine {
  /** Of the control it is about. */
  readonly id: string;
  readonly question: Question;
  readonly part?: string | undefined;
  readonly text: string;
}

const languageOf = ({ survey }: Question): string => formContextOf(survey as SurveyModel).language;

/** The label of an input as it is shown, without the mark of a required one. */
const labelOf = (id: string): string | undefined => document.querySelector(`label[for="${id}"]`)?.firstChild?.textContent ?? undefined;

const lineOf = (question: Question, error: SurveyError): ErrorLine => {
  const part = error instanceof PartError ? error.part : undefined;
  const id = question instanceof FieldQuestion ? question.idOf(part) : question.inputId;
  const title = titleWithPlace(question, part === undefined ? undefined : labelOf(id));
  return { id, question, part, text: labelled(title, error.locText.renderedHtml, languageOf(question)) };
};

/** Of a group of questions: it leads to the first that can be answered. */
function lineOfGroup(group: PanelModelBase): readonly ErrorLine[] {
  const question = group.getFirstQuestionToFocus(false, true);
  const words = group.errors[0]?.locText.renderedHtml ?? '';
  if (!question) return [];
  return [
    { id: question.inputId, question, text: group.processedTitle ? labelled(group.processedTitle, words, languageOf(question)) : words },
  ];
}

/** A line for each question; of one with several inputs for each that is wrong. */
const linesOf = (question: Question | PanelModelBase): readonly ErrorLine[] =>
  question instanceof PanelModelBase
    ? lineOfGroup(question)
    : (question instanceof FieldQuestion ? question.errors : question.errors.slice(0, 1)).map((error) => lineOf(question, error));

interface ErrorSummaryProps {
  readonly title: string;
  /** In its place once no error is listed any more: whether the answers are right by then is checked when the step is left. */
  readonly noneListed: string;
  readonly questions: readonly (Question | PanelModelBase)[];
  /** Further help below the errors. */
  readonly children?: ReactNode;
}

/**
 * The errors of a step, at its top, announced once; each line links to its control, and goes when its question is corrected. The box stays as high as it
 * was until the step is checked again: nothing moves under the finger of a person who corrects their answers.
 */
export function ErrorSummary({ title, noneListed, questions, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { style } = box.current;
    style.minBlockSize = '';
    style.minBlockSize = `${box.current.getBoundingClientRect().height}px`;
  }, [questions]);
  useEffect(() => box.current?.focus(), [questions]);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  // Their labels are there with the step that they are on.
  useLayoutEffect(() => lookAgain(), [questions]);
  useEffect(() => {
    const changed = (_: unknown, { name }: { readonly name: string }): void => {
      if (name === 'errors' || name === 'isVisible') lookAgain();
    };
    for (const question of questions) question.onPropertyChanged.add(changed);
    return () => {
      for (const question of questions) question.onPropertyChanged.remove(changed);
    };
  }, [questions]);
  const open = questions.filter(({ isVisible, errors }) => isVisible && errors.length > 0);
  useErrorInTitle(open.length > 0);
  const lead =
    ({ question, part }: ErrorLine) =>
    (event: MouseEvent) => {
      event.preventDefault();
      focusQuestion(question, part);
    };
  const isListed = open.length > 0;
  return (
    <div className={`${styles.box} ${isListed ? '' : styles.empty}`} role="alert" tabIndex={-1} ref={box}>
      <h2 className={styles.title}>{isListed ? title : noneListed}</h2>
      {isListed && (
        <>
          <ul className={styles.list}>
            {open.flatMap(linesOf).map((line) => (
              <li key={line.id + line.text}>
                <a href={`#${line.id}`} onClick={lead(line)}>
                  {line.text}
                </a>
              </li>
            ))}
          </ul>
          {children}
        </>
      )}
    </div>
  );
}
