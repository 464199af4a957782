import { useEffect, useRef, type RefObject } from 'react';
import { announce } from './announce.ts';

/** Milliseconds in which a press of the button has moved the focus, if it does. */
const settled = 100;

/**
 * Announces the error of a field as it appears or changes, and after each press of the button that leaves it as it was. Not if the focus has just moved to the
 * field, after the press: the error is read with the field then.
 */
export function useAnnouncedError(error: string | undefined, field: RefObject<HTMLElement | null>): void {
  const focusedAt = useRef(0);
  const pressedAt = useRef(0);
  useEffect(() => {
    const frame = field.current;
    let leftAt = 0;
    const left = (): void => void (leftAt = Date.now());
    // A press of Enter in the field may lead over the button and back: nothing is read then.
    const focused = (): void => void (focusedAt.current = Date.now() - leftAt > settled ? Date.now() : focusedAt.current);
    const form = frame?.closest('form');
    const pressed = (): void => void (pressedAt.current = Date.now());
    form?.addEventListener('submit', pressed, { capture: true });
    frame?.addEventListener('focusout', left);
    frame?.addEventListener('focusin', focused);
    return () => {
      form?.removeEventListener('submit', pressed, { capture: true });
      frame?.removeEventListener('focusout', left);
      frame?.removeEventListener('focusin', focused);
    };
  }, [field]);
  useEffect(() => {
    if (!error) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const report = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isRead = focusedAt.current >= pressedAt.current && Date.now() - focusedAt.current <= 2 * settled;
        if (!isRead) announce(error);
      }, settled);
    };
    report();
    const form = field.current?.closest('form');
    form?.addEventListener('submit', report);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('submit', report);
    };
  }, [error, field]);
}
