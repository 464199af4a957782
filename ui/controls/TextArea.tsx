import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './text-field.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>, FieldWords {}

/** Several lines to type. Uncontrolled: text typed before hydration stays. */
export function TextArea({ id, label, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(tied) => <textarea {...area} id={id} className={styles.input} {...tied} />}
    </FieldFrame>
  );
}
