/**
 * Moves the focus to what has just arrived, without scrolling. Not while a menu is open: a menu closes once the focus leaves it, and this one
 * would close under the finger of the person who opened it.
 */
export function leadFocus(target: HTMLElement | null | undefined): void {
  if (!document.querySelector(':popover-open')) target?.focus({ preventScroll: true });
}
