import type { LeaveGuard, UnsentFile } from '#schemas/page';
import { changeUnsent, type UnsentForm } from './unsent.ts';

/** FRM-13: the files of the open form that are not sent. `isRefused`: one of them was refused, and the form reports why. */
export function noteFiles(unsent: UnsentForm, files: readonly UnsentFile[], isRefused = false): void {
  if (unsent.isReleased) return;
  unsent.isToStay = isRefused;
  if (files.length > 0 || unsent.files.length > 0) changeUnsent(unsent, { files });
}

/** FRM-03: what is asked before the open form is left; undefined: nothing is. */
export function guardAnswers(unsent: UnsentForm, guard: LeaveGuard | undefined): void {
  if (!unsent.isReleased) unsent.guard = guard;
}

/** FRM-03: whether leaving the form loses answers, at this moment. */
export const losesAnswers = ({ guard }: UnsentForm): boolean => guard?.losesAnswers() === true;

/** Whether leaving the form asks, at this moment. */
export const asksToLeave = (unsent: UnsentForm): boolean => unsent.files.length > 0 || losesAnswers(unsent);
