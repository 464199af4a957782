import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Announcer } from '../announcer/Announcer.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Closed by Escape or by `closeDialog`. Not called when it is taken away; the focus goes back then too. */
  readonly onClose: () => void;
  /** A way on has been taken and is not done: Escape does not close it. */
  readonly isHeld?: boolean;
  /** The ways on. */
  readonly children: ReactNode;
  /** What else belongs to the question: a list, or what went wrong with a way on. */
  readonly problem?: ReactNode;
}

/** For a button within a dialog: closes it, and the focus goes back to where it was. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void => currentTarget.closest('dialog')?.close();

/**
 * A question that comes before everything else, on the native modal dialog: open while it is drawn. The focus goes to the dialog itself, so that the question is read and
 * not only its first button; and back when it is closed.
 */
export function Dialog({ id, title, text, problem, isHeld = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      // A second Escape closes it whatever the first was answered.
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={() => (isHeld ? dialog.current?.showModal() : onClose())}
    >
      <h2 id={id}>{title}</h2>
      <p id={`${id}-hint`}>{text}</p>
      {problem}
      <div className={styles.ways}>{children}</div>
      <Announcer />
    </dialog>
  );
}
