import { useRef, type ReactNode } from 'react';
import { useAnnouncedError } from '../announcer/use-announced-error.ts';
import { Icon } from '../pictures/Icon.tsx';
import { useErrorInTitle } from '../text/title-parts.ts';
import styles from './text-field.module.css';

/** What is around a control that a person types in. */
export interface FieldWords {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Gets what ties the control to its hint and error. */
  readonly children: (tied: { readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined }) => ReactNode;
}

/** Label, hint and error of a control, tied to it for assistive technology. An error is announced, also where the focus stays. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  useErrorInTitle(Boolean(error));
  const field = useRef<HTMLDivElement>(null);
  useAnnouncedError(error, field);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div ref={field} className={styles.field} data-error={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {children({ 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}
