let settle: (() => void) | undefined;

/** What scrolls once the new place has been drawn: before that, the document may be too short to scroll to where one was. */
export const scrollWhenDrawn = (scroll: () => void): void => void (settle = scroll);

/** To be called when the new place has been drawn. */
export function settleScroll(): void {
  settle?.();
  settle = undefined;
}
