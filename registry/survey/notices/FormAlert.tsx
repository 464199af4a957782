import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import styles from './form-alert.module.css';

/** What may be asked of an alert that is shown: to bring it to who pressed a button that it stops. */
export interface AlertHandle {
  readonly focus: () => void;
}

interface FormAlertProps {
  readonly children: ReactNode;
  readonly handle?: Ref<AlertHandle> | undefined;
}

/** Pixels between a field and the alert that would cover it. */
const gap = 16;

/**
 * A message about the whole form, below its questions: for five seconds it is in view wherever the form is scrolled (FRM-12). What has the focus is not covered
 * by it (WCAG 2.4.11): the page is scrolled by as much as it would be.
 */
export function FormAlert({ children, handle }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({ focus: () => box.current?.focus() }), []);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (!box.current || !field || field === document.body || box.current.contains(field)) return;
    const alert = box.current.getBoundingClientRect();
    const { top, bottom } = field.getBoundingClientRect();
    if (bottom > alert.top && top < alert.bottom) scrollBy({ top: bottom + gap - alert.top, behavior: 'instant' });
  }, []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
