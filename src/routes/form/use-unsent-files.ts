import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../../visit/index.ts';

/** Names of the chosen files that are not sent (FRM-13). While there are any, the browser asks before the tab closes; they are forgotten with the form. */
export function useUnsentFiles(): readonly string[] {
  const { unsent } = usePortal();
  const names = useSyncExternalStore(unsent.subscribe, unsent.names, unsent.names);
  useEffect(() => {
    if (names.length === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [names]);
  useEffect(() => () => unsent.hold([]), [unsent]);
  return names;
}
