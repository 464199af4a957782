/**
 * Calls back if the storage of this device may have been cleared since: another window removed something, or the person comes back to this one, perhaps from
 * the settings of the browser. Answers how to end it.
 */
export function whenSeenAgain(check: () => void): () => void {
  const removed = ({ newValue }: StorageEvent): void => {
    if (newValue === null) check();
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  addEventListener('storage', removed);
  addEventListener('focus', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('storage', removed);
    removeEventListener('focus', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}
