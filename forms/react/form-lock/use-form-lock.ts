import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { FormLock, type FormLockState } from './form-lock.ts';

/** What the lock asks of the form that is open. */
export interface LockedForm {
  /** Saves what this window has: another window takes the form. From then on it saves nothing, so that it sends no file that has not begun. */
  readonly giveOver: () => Promise<unknown>;
  /** Keeps and saves what was answered while it was not known where the form is written. */
  readonly resume: () => void;
  /** Answers that are nowhere but in this window, by question. */
  readonly onlyHere: () => Readonly<Record<string, unknown>>;
}

/** The lock of a form, as its parts know it (FRM-15); the same object as long as the form is open. */
export interface FormLockHandle {
  /** Whether this window writes the form, at this very moment. */
  readonly isHeld: () => boolean;
  /** The person goes on in this window. */
  readonly take: () => void;
  /** Reads the answers again: they were changed on another device. */
  readonly readAgain: () => void;
  /** The form that is open now; answers how to end. */
  readonly attach: (form: LockedForm) => () => void;
}

/**
 * The lock of an open form. If another window may have written it since its answers were read here, they are read again, and `reopen` gets them, with what only this
 * window has. `isInterim`: another form takes the place of this one.
 */
export function useFormLock(view: FormView, { act, isInterim, reopen }: UseFormLockOptions): FormLockView {
  const [state, setState] = useState<FormLockState>('asking');
  const [isUnread, setUnread] = useState(false);
  const form = useRef<LockedForm>(undefined);
  const current = useRef<FormLock>(undefined);
  /** The reading that is to come; undefined: this window has read what others wrote. */
  const reading = useRef<Promise<void>>(undefined);
  const read = useRef(() => {});
  useLayoutEffect(() => {
    read.current = () => {
      const own = act('reopen-form', { onlyHere: () => form.current?.onlyHere() ?? {} }).then((outcome) => {
        if (reading.current !== own || !current.current?.isHeld) return;
        if (outcome.ok) reading.current = undefined;
        // At once: nothing can be typed between what was read and its drawing.
        flushSync(() => {
          setUnread(!outcome.ok);
          setState(outcome.ok ? 'held' : 'elsewhere');
          if (outcome.ok) reopen(outcome.value as FormView);
        });
      });
      reading.current = own;
    };
  });
  useLayoutEffect(() => {
    if (isInterim) return undefined;
    const opened = (current.current = new FormLock({
      name: view.lockName,
      async giveOver() {
        // What was typed meanwhile comes along, too; a document that goes away waits for nothing.
        if (reading.current) await reading.current;
        await form.current?.giveOver();
      },
      changed(now, isNews) {
        if (now === 'held' && (isNews || reading.current)) return read.current();
        setUnread(false);
        setState(now);
        if (now === 'held') form.current?.resume();
      },
    }));
    const retry = (): void => {
      if (opened.isHeld && reading.current) read.current();
    };
    addEventListener('online', retry);
    const close = opened.open();
    return () => {
      removeEventListener('online', retry);
      // A form that is closed saves first what waits, within the same task.
      queueMicrotask(close);
    };
  }, [view.lockName, isInterim]);
  const [lock] = useState<FormLockHandle>(() => ({
    isHeld: () => current.current?.isHeld === true && !reading.current,
    take: () => (current.current?.isHeld ? read.current() : current.current?.take()),
    readAgain: () => read.current(),
    attach(opened) {
      form.current = opened;
      return () => {
        if (form.current === opened) form.current = undefined;
      };
    },
  }));
  return { lock, state, isUnread };
}

interface FormLockView {
  readonly lock: FormLockHandle;
  readonly state: FormLockState;
  /** The newest answers could not be had, so that nothing may be written yet. */
  readonly isUnread: boolean;
}

interface UseFormLockOptions {
  readonly act: Act;
  readonly isInterim: boolean;
  readonly reopen: (view: FormView) => void;
}
