import { keptInTab } from '../../tab/kept-in-tab.ts';

const leaving = keptInTab('signed-out');

/** Keeps, in this tab, that the next document is opened by a sign-out. */
export const keepSignOut = (): void => leaving.keep('1');

/** Whether a sign-out opened this document; said once. */
export function takeSignOut(): boolean {
  const left = leaving.read() !== null;
  leaving.forget();
  return left;
}
