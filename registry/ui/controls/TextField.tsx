import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useErrorInTitle } from '../text/error-in-title.ts';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** What belongs to the box of the input: a mark in it, a list below it. */
  readonly children?: ReactNode;
}

/**
 * Label, hint, error and input, tied together for assistive technology. An error is announced when it appears, also where the focus stays.
 * Uncontrolled: text typed before hydration stays.
 */
export function TextField({ id, label, hint, error, ref, children, ...input }: TextFieldProps) {
  useErrorInTitle(Boolean(error));
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-error={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={styles.box}>
        <input
          {...input}
          ref={ref}
          id={id}
          className={styles.input}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        {children}
      </div>
    </div>
  );
}
