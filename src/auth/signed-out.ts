import { keptInTab } from '../tab/kept-in-tab.ts';

const leaving = keptInTab('signed-out');
let opened: boolean | undefined;

/** Keeps, in this tab, that the next document is opened by a sign-out. */
export const keepSignOut = (): void => leaving.keep('1');

/** Whether a sign-out opened this document; the next document knows nothing of it. */
export function openedBySignOut(): boolean {
  if (opened === undefined) {
    opened = leaving.read() !== null;
    leaving.forget();
  }
  return opened;
}
