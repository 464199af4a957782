/** Pixels between what has the focus and the notice that would cover it. */
const gap = 16;

/** Scrolls the page by as much as a notice at the lower edge of the window covers what has the focus (WCAG 2.4.11). */
export function uncoverFocus(notice: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || notice.contains(focused)) return;
  const covering = notice.getBoundingClientRect();
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > covering.top && top < covering.bottom) scrollBy({ top: bottom + gap - covering.top, behavior: 'instant' });
}
