import type * as lateActions from './late-actions.ts';

type LateActions = typeof lateActions;

let loading: Promise<LateActions | undefined> | undefined;

/**
 * The late actions; undefined where they cannot be had. A browser never asks again for a module that it could not have, so without a connection it is
 * not asked for at all.
 */
export async function loadLateActions(): Promise<LateActions | undefined> {
  if (!loading && !navigator.onLine) return undefined;
  loading ??= import('./late-actions.ts').catch(() => undefined);
  return loading;
}
