import { useEffect, useSyncExternalStore } from 'react';
import type { UnsentFile } from '#schemas/page';
import type { Unsent } from '../../forms/index.ts';
import { usePortal } from '../../visit/index.ts';

export const losesAnswers = ({ guard }: Unsent): boolean => guard?.losesAnswers() === true;

/** Whether leaving the form asks, at this moment. */
export const isAny = (unsent: Unsent): boolean => unsent.files().length > 0 || losesAnswers(unsent);

/** The chosen files that are not sent (FRM-13), forgotten with the form. While there are any, or answers would be lost (FRM-03), the browser asks before the tab closes. */
export function useUnsentFiles(): readonly UnsentFile[] {
  const { unsent } = usePortal();
  const files = useSyncExternalStore(unsent.subscribe, unsent.files, unsent.files);
  useEffect(() => {
    // Asked anew: a document that is left for good lets go of them first.
    const ask = (event: BeforeUnloadEvent): void => {
      if (isAny(unsent)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      unsent.noteFiles([]);
    };
  }, [unsent]);
  return files;
}
