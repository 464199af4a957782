import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { FormWords } from './form-words.ts';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  readonly id: string;
  readonly text: FormWords;
  readonly keep: () => void;
  /** Resolves with whether it is done. */
  readonly discard: () => Promise<boolean>;
  /** Back to the form: by its button, or by Escape. */
  readonly stay: () => void;
}

/** Whoever cancels a form with something written in it says what becomes of that: on a shared device it should not lie about. */
export function LeaveDialog({ id, text, keep, discard, stay }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'asking' | 'discarding' | 'failed'>('asking');
  useEffect(() => dialog.current?.showModal(), []);
  const drop = async (): Promise<void> => {
    setState('discarding');
    if (!(await discard())) setState('failed');
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-leave`} aria-describedby={`${id}-leave-hint`} onClose={stay}>
      <h2 id={`${id}-leave`}>{text.leaveTitle}</h2>
      <p id={`${id}-leave-hint`}>{text.leaveHint}</p>
      {state === 'failed' && <p role="alert">{text.discardFailed}</p>}
      <div className={styles.ways}>
        <Button onClick={keep}>{text.leaveKeep}</Button>
        <Button look="secondary" busy={state === 'discarding'} onClick={() => void drop()}>
          {text.leaveDiscard}
        </Button>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {text.leaveStay}
        </Button>
      </div>
    </dialog>
  );
}
