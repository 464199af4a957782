import { useCallback, useEffect, useRef, useState } from 'react';

export interface Reach {
  readonly scrolls: boolean;
  readonly back: boolean;
  readonly forward: boolean;
  /** The items in view, counted from 1; 0 where it does not scroll. */
  readonly first: number;
  readonly last: number;
}

const nowhere: Reach = { scrolls: false, back: false, forward: false, first: 0, last: 0 };

const reachKeys = Object.keys(nowhere) as readonly (keyof Reach)[];

function reachOf(track: HTMLElement): Reach {
  const room = track.scrollWidth - track.clientWidth;
  if (room <= 2) return nowhere;
  // Counted from the start: right-to-left scrolls into negative numbers.
  const from = Math.abs(track.scrollLeft);
  const items = track.firstElementChild?.childElementCount ?? 1;
  const item = track.scrollWidth / items;
  const first = Math.min(items, Math.round(from / item) + 1);
  const last = Math.min(items, first - 1 + Math.max(1, Math.round(track.clientWidth / item)));
  return { scrolls: true, back: from > 2, forward: from < room - 2, first, last };
}

export type Scroller = ReturnType<typeof useScroller>;

/** Watches how far a row is scrolled and moves it by this share of what is in view. Before it has measured, nothing can be reached. */
export function useScroller(share = 1) {
  const track = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState(nowhere);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = () =>
      setReach((known) => {
        const found = reachOf(element);
        return reachKeys.every((key) => known[key] === found[key]) ? known : found;
      });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = useCallback(
    (onward: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const sense = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollBy({ left: element.clientWidth * share * onward * sense });
    },
    [share],
  );

  return { track, reach, move };
}
