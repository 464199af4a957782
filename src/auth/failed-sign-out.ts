/** A sign-out of this document that did not reach the server, and its target. */
export interface FailedSignOut {
  readonly to: string;
}

let failed: FailedSignOut | null = null;
const listeners = new Set<() => void>();

const put = (next: FailedSignOut | null): void => {
  failed = next;
  for (const changed of listeners) changed();
};

/** Null: none has failed, or the person has seen the notice and gone on. */
export const failedSignOut = (): FailedSignOut | null => failed;
export const reportFailedSignOut = (to: string): void => put({ to });
export const forgetFailedSignOut = (): void => put(null);

export function onFailedSignOut(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
