import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { UnsentFile } from '#schemas/page';
import { asksToLeave, losesAnswers, noteFiles } from '../../forms/index.ts';
import { usePortal } from '../../visit/index.ts';

/** The chosen files that are not sent (FRM-13), forgotten with the form. While there are any, or answers would be lost (FRM-03), the browser asks before the tab closes, and the form before a sign-out. */
export function useUnsentFiles(): readonly UnsentFile[] {
  const { unsent } = usePortal();
  const now = (): readonly UnsentFile[] => unsent.files;
  const subscribe = useCallback(
    (changed: () => void) => {
      unsent.listeners.add(changed);
      return () => void unsent.listeners.delete(changed);
    },
    [unsent],
  );
  const files = useSyncExternalStore(subscribe, now, now);
  useEffect(() => {
    // Asked anew: a document that is left for good lets go of them first.
    const ask = (event: BeforeUnloadEvent): void => {
      if (asksToLeave(unsent) && Date.now() - calledAt > 1000) event.preventDefault();
    };
    // Chromium reports that the page is left, which it is not.
    let calledAt = 0;
    const called = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]')) calledAt = Date.now();
    };
    const signsOut = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[action="/auth/sign-out"]') || !losesAnswers(unsent)) return;
      event.preventDefault();
      event.stopPropagation();
      unsent.guard?.ask({ leave: () => form.requestSubmit(), stay: () => undefined });
    };
    addEventListener('submit', signsOut, true);
    addEventListener('click', called);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('submit', signsOut, true);
      removeEventListener('click', called);
      removeEventListener('beforeunload', ask);
      noteFiles(unsent, []);
    };
  }, [unsent]);
  return files;
}
