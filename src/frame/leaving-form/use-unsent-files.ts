import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { UnsentFile } from '#schemas/page';
import { asksToLeave, noteFiles } from '../../forms/index.ts';
import { usePortal } from '../../visit/index.ts';

/** The chosen files that are not sent (FRM-13), forgotten with the form. While there are any, or answers would be lost (FRM-03), the browser asks before the tab closes. */
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
      if (asksToLeave(unsent)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      noteFiles(unsent, []);
    };
  }, [unsent]);
  return files;
}
