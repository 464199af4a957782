import type { LeaveGuard, UnsentFile } from '#schemas/page';
import type { Unsent } from './unsent.ts';

/** FRM-13: the files of the open form that are not sent. `isRefused`: one of them was refused, and the form reports why. */
export function noteFiles(unsent: Unsent, files: readonly UnsentFile[], isRefused = false): void {
  if (unsent.isReleased) return;
  unsent.isToStay = isRefused;
  setFiles(unsent, files);
}

/** FRM-03: what is asked before the open form is left; undefined: nothing is. */
export function guardAnswers(unsent: Unsent, guard: LeaveGuard | undefined): void {
  if (!unsent.isReleased) unsent.guard = guard;
}

/** The document is left for good: from now on nothing is asked. */
export function release(unsent: Unsent): void {
  Object.assign(unsent, { isReleased: true, isToStay: true, guard: undefined });
  setFiles(unsent, []);
}

function setFiles(unsent: Unsent, files: readonly UnsentFile[]): void {
  if (files.length === 0 && unsent.files.length === 0) return;
  unsent.files = files;
  for (const changed of unsent.listeners) changed();
}

/** FRM-03: whether leaving the form loses answers, at this moment. */
export const losesAnswers = ({ guard }: Unsent): boolean => guard?.losesAnswers() === true;

/** Whether leaving the form asks, at this moment. */
export const asksToLeave = (unsent: Unsent): boolean => unsent.files.length > 0 || losesAnswers(unsent);
