import type { ReactNode } from 'react';
import { type FieldQuestion, PartError } from '../../model/index.ts';
import styles from './parts.module.css';

interface FieldGroupProps {
  readonly question: FieldQuestion;
  readonly children: ReactNode;
}

/** The inputs of one question, named by its title and described by its hint; an error that is about none of them is before the first. */
export function FieldGroup({ question, children }: FieldGroupProps) {
  const general = question.errors
    .filter((error) => !(error instanceof PartError) || error.part === undefined)
    .map((error) => error.getText());
  const errorId = `${question.inputId}-error`;
  const described = [question.hasDescription && question.ariaDescriptionId, general.length > 0 && errorId].filter(Boolean).join(' ');
  return (
    <div
      role="group"
      id={question.inputId}
      className={styles.group}
      aria-labelledby={question.hasTitle ? question.ariaTitleId : undefined}
      aria-label={question.hasTitle ? undefined : question.processedTitle}
      aria-describedby={described || undefined}
    >
      {general.length > 0 && (
        <p id={errorId} className={styles.error}>
          {general.join(' ')}
        </p>
      )}
      {children}
    </div>
  );
}
