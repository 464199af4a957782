import { useEffect, useSyncExternalStore } from 'react';
import type { UnsentFile } from '#schemas/page';
import { usePortal } from '../../visit/index.ts';

/** The chosen files that are not sent (FRM-13). While there are any, the browser asks before the tab closes; they are forgotten with the form. */
export function useUnsentFiles(): readonly UnsentFile[] {
  const { unsent } = usePortal();
  const files = useSyncExternalStore(unsent.subscribe, unsent.all, unsent.all);
  useEffect(() => {
    if (files.length === 0) return undefined;
    // Asked anew: a document that is left for good lets go of them first.
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsent.all().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [files, unsent]);
  useEffect(() => () => unsent.note([]), [unsent]);
  return files;
}
