import { focusFollowed } from './followed-link.ts';
import { partInAddress } from './part-in-address.ts';

/**
 * Moves the focus to what has just arrived, without scrolling. Not while a menu is open: a menu closes once the focus leaves it, and this one
 * would close under the finger of the person who opened it.
 */
export function leadFocus(target: HTMLElement | null | undefined): void {
  if (!document.querySelector(':popover-open')) target?.focus({ preventScroll: true });
}

/** Whether a block that the place before had, too, keeps the focus in it (`data-keeps-focus`): a list that was sorted, a row of tabs. */
export const isFocusKept = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'));

/** Moves the focus to the main heading, without scrolling. */
export function leadToHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  // A heading that content wrote cannot take the focus by itself.
  heading?.setAttribute('tabindex', '-1');
  leadFocus(heading);
}

/**
 * Moves the focus where a person goes on who has just arrived: after Back to the link that they had followed, to what the address names, else to the heading, which is then in view.
 */
export function leadArrival(): void {
  if (document.querySelector(':popover-open')) return;
  if (isFocusKept()) {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const isOnLink = focusFollowed();
  if (isOnLink) return;
  const part = isOnLink === undefined ? partInAddress(location) : null;
  if (part) {
    if (part.tabIndex < 0) part.tabIndex = -1;
    leadFocus(part);
    return;
  }
  leadToHeading();
  if (isOnLink === false) scrollTo({ top: 0, behavior: 'instant' });
}
