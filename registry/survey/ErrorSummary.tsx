import { useEffect, useRef, type MouseEvent } from 'react';
import type { Question } from 'survey-core';
import styles from './error-summary.module.css';

/** Which question, then what is wrong; a title that ends its own sentence needs no colon. */
const told = ({ processedTitle, errors }: Question): string =>
  `${processedTitle}${/[.?!…:؟。？]$/u.test(processedTitle.trim()) ? '' : ':'} ${errors[0]?.getText() ?? ''}`;

interface ErrorSummaryProps {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** What has to be looked at again, once, at the top; each line leads to its control (UX, errors in forms). */
export function ErrorSummary({ title, questions }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [questions]);
  const lead = (question: Question) => (event: MouseEvent) => {
    event.preventDefault();
    question.focus();
  };
  return (
    <div className={styles.box} role="alert" tabIndex={-1} ref={box}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <a href={`#${question.inputId}`} onClick={lead(question)}>
              {told(question)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
