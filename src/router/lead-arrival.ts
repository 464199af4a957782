import { focusFollowed } from './followed-link.ts';
import { leadFocus } from './lead-focus.ts';
import { partInAddress } from './part-in-address.ts';

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
  const isOnLink = focusFollowed();
  if (isOnLink) return;
  if (isOnLink === undefined && isFocusKept()) {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const part = isOnLink === undefined ? partInAddress(location) : null;
  if (part) {
    if (part.tabIndex < 0) part.tabIndex = -1;
    leadFocus(part);
    if (document.activeElement === part) return;
  }
  leadToHeading();
  if (isOnLink === false) scrollTo({ top: 0, behavior: 'instant' });
}
