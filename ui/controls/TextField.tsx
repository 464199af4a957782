import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>, FieldWords {
  readonly ref?: Ref<HTMLInputElement>;
  /** What belongs to the box of the input: a mark in it, a list below it. */
  readonly children?: ReactNode;
}

/** A line to type. Uncontrolled: text typed before hydration stays. */
export function TextField({ id, label, hint, error, ref, children, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(tied) => (
        <div className={styles.box}>
          <input {...tied} {...input} ref={ref} id={id} className={styles.input} />
          {children}
        </div>
      )}
    </FieldFrame>
  );
}
