import type { KeyboardEvent } from 'react';

const noLine = ['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit'];

/** Whether Enter was pressed in a field of one line that has no use of its own for it: it then presses the button that leads on, as in a form of the browser's. */
export function pressesOnward({ key, nativeEvent, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented) return false;
  return target instanceof HTMLInputElement && !noLine.includes(target.type) && target.ariaExpanded !== 'true';
}
