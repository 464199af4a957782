/** For how long what is drawn late, such as a form, may still make the page higher; in milliseconds. */
const drawingTime = 3000;

/**
 * Scrolls to where a person was, and again whenever the page becomes higher, until they do something themselves: the browser would keep in view what is
 * below a block that is still being drawn.
 */
export function restoreScroll(top: number): void {
  const ended = new AbortController();
  const { style } = document.documentElement;
  const scroll = (): void => scrollTo({ top, behavior: 'instant' });
  const growing = new ResizeObserver(scroll);
  const end = (): void => ended.abort();
  ended.signal.addEventListener('abort', () => {
    growing.disconnect();
    style.overflowAnchor = '';
  });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(input, end, { signal: ended.signal, passive: true, capture: true });
  setTimeout(end, drawingTime);
  style.overflowAnchor = 'none';
  scroll();
  growing.observe(document.body);
}
