import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { uncoverFocus } from '#ui';
import styles from './form-alert.module.css';

/** What may be asked of an alert that is shown: to bring it to who pressed a button that it stops. */
export interface AlertHandle {
  readonly focus: () => void;
}

interface FormAlertProps {
  /** A line of its own: neither read nor heard as the beginning of the next. */
  readonly title: string;
  readonly children: ReactNode;
  readonly handle?: Ref<AlertHandle> | undefined;
}

/**
 * A message about the whole form, below its questions: for five seconds it is in view wherever the form is scrolled (FRM-12). What has the focus is not covered
 * by it.
 */
export function FormAlert({ title, children, handle }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({ focus: () => box.current?.focus() }), []);
  useLayoutEffect(() => {
    if (box.current) uncoverFocus(box.current);
  }, []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
