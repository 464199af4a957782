import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's html and while hydrating, true after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
