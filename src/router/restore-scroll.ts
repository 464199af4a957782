/** For how long what is drawn late, such as a form, may still make the page higher; in milliseconds. */
const drawingTime = 3000;

/** What a person does with a page. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'click', 'keydown'] as const;

let running: AbortController | undefined;

/** Another place is shown, or the person goes on from where they are. */
export const endRestoring = (): void => running?.abort();

/**
 * Scrolls to where a person was, and again while the page is being drawn, until it is scrolled by something else: the browser would keep in view what is
 * below a block that is still being drawn.
 */
export function restoreScroll(top: number): void {
  endRestoring();
  const { signal } = (running = new AbortController());
  const page = document.documentElement;
  let reached = 0;
  const scroll = (): void => {
    scrollTo({ top, behavior: 'instant' });
    reached = scrollY;
  };
  const isAtEnd = (): boolean => scrollY + innerHeight >= page.scrollHeight - 1;
  const drawn = new ResizeObserver(() => (Math.abs(scrollY - reached) > 1 && !isAtEnd() ? endRestoring() : scroll()));
  signal.addEventListener('abort', () => {
    drawn.disconnect();
    page.style.overflowAnchor = '';
  });
  for (const input of inputs) addEventListener(input, endRestoring, { signal, passive: true, capture: true });
  setTimeout(() => running?.signal === signal && endRestoring(), drawingTime);
  page.style.overflowAnchor = 'none';
  scroll();
  drawn.observe(document.body);
}
