/** A sign-out of this document that the server did not hear of, and where it was to lead. */
export interface FailedSignOut {
  readonly to: string;
}

let failed: FailedSignOut | null = null;
const listeners = new Set<() => void>();

const put = (next: FailedSignOut | null): void => {
  failed = next;
  for (const changed of listeners) changed();
};

/** Null: none has failed, or the person was told and went on. */
export const failedSignOut = (): FailedSignOut | null => failed;
export const reportFailedSignOut = (to: string): void => put({ to });
export const forgetFailedSignOut = (): void => put(null);

export function onFailedSignOut(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
