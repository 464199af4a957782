import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { UnsentFile } from '#schemas/page';
import { noteFiles } from '../../forms/index.ts';
import { usePortal } from '../../visit/index.ts';

/** The chosen files that are not sent (FRM-13); they are forgotten with the form. */
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
  useEffect(() => () => noteFiles(unsent, []), [unsent]);
  return useSyncExternalStore(subscribe, now, now);
}
