import { useCallback, useEffect, useRef, useState } from 'react';

export interface Reach {
  readonly scrolls: boolean;
  readonly back: boolean;
  readonly forward: boolean;
}

const nowhere: Reach = { scrolls: false, back: false, forward: false };

function reachOf(track: HTMLElement): Reach {
  const room = track.scrollWidth - track.clientWidth;
  // Counted from the start: right-to-left scrolls into negative numbers.
  const from = Math.abs(track.scrollLeft);
  return { scrolls: room > 2, back: from > 2, forward: from < room - 2 };
}

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
        return known.scrolls === found.scrolls && known.back === found.back && known.forward === found.forward ? known : found;
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
