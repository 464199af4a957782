import { noteClick, noteMove } from './followed-link.ts';
import { isFocusKept } from './lead-arrival.ts';
import { partInAddress } from './part-in-address.ts';
import type { BrowserRouter } from './router.ts';
import { endRestoring, restoreScroll } from './restore-scroll.ts';
import { scrollWhenDrawn } from './settle-scroll.ts';

const key = 'portico-scroll';

/** Scrolls as a browser would between documents: up on a new place, to the part an address names, and back where one was on Back; not where a block keeps the focus; notes by which link each place was left. */
export function keepScroll(router: BrowserRouter): void {
  const positions = new Map<string, number>(read(window));
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    write(window, positions);
  });
  document.addEventListener('click', noteClick, true);
  let last = router.state.location;
  router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state === 'loading') positions.set(last.key, scrollY);
    if (location.key === last.key) return;
    endRestoring();
    noteMove(last.key, location.key, historyAction === 'POP');
    const isOtherPart = location.pathname === last.pathname && location.search === last.search && location.hash !== last.hash;
    last = location;
    scrollWhenDrawn(() => {
      if (historyAction !== 'POP' && isFocusKept()) return;
      const part = partInAddress(location);
      const before = historyAction === 'POP' ? positions.get(location.key) : undefined;
      if (part && before === undefined) (part.closest('[data-name]') ?? part).scrollIntoView();
      else if (before === undefined) scrollTo({ top: 0, behavior: 'instant' });
      else restoreScroll(before);
      if (isOtherPart && before === undefined) showFocus();
    });
  });
}

/** Where a page has moved its own focus, as to a question of another step, that is where a person goes on. */
function showFocus(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const block = bottom - top > innerHeight ? 'start' : 'center';
  if (top < 0 || bottom > innerHeight) focused.scrollIntoView({ block, behavior: 'instant' });
}

function read(window: Window): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function write(window: Window, positions: Map<string, number>): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage may be closed to us; then Back lands at the top.
  }
}
