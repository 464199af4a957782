import { useEffect, useRef, type MouseEvent } from 'react';
import type { Question } from 'survey-core';
import styles from './error-summary.module.css';

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
              {`${question.processedTitle}: ${question.errors[0]?.getText() ?? ''}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
