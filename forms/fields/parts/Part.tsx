import type { ReactNode } from 'react';
import type { FieldQuestion } from '../../model/index.ts';
import styles from './parts.module.css';

/** What ties the control of a part to its label, hint and error. */
interface Tied {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface PartProps {
  readonly question: FieldQuestion;
  readonly part: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly children: (tied: Tied) => ReactNode;
}

/** Label, hint and error of one input of a question. */
export function Part({ question, part, label, hint, isRequired = false, children }: PartProps) {
  const id = question.idOf(part);
  const error = question.errorOf(part);
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.part} data-part={part} data-error={error !== undefined || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired && (
          <span className="sd-question__required-text" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
    </div>
  );
}
