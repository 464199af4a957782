const key = 'portico-scroll';

interface Place {
  readonly key: string;
  readonly hash: string;
}

/**
 * Scrolls as a browser would between documents: up on a new place, to the part an address names, and back where one was on Back.
 * `leave` before a navigation, `arrive` after it was drawn.
 */
export function createScroll(window: Window): { leave(place: Place): void; arrive(place: Place, how: 'POP' | 'PUSH' | 'REPLACE'): void } {
  const positions = new Map<string, number>(read(window));
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    write(window, positions);
  });
  return {
    leave: (place) => void positions.set(place.key, window.scrollY),
    arrive(place, how) {
      const part = place.hash === '' ? null : window.document.getElementById(decodeURIComponent(place.hash.slice(1)));
      if (how !== 'POP' && part) return part.scrollIntoView();
      window.scrollTo({ top: how === 'POP' ? (positions.get(place.key) ?? 0) : 0, behavior: 'instant' });
    },
  };
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
