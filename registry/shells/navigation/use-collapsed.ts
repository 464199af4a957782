import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a row has too little space for its content, measured before it is painted and whenever its space changes. `content` changes with what is
 * in the row or beside it: the row is then measured anew. Without a script the row scrolls.
 */
export function useCollapsed(row: RefObject<HTMLElement | null>, content: string): boolean {
  /** Width that the whole bar must have for the row; known once it had too little. */
  const [needed, setNeeded] = useState(0);
  const [available, setAvailable] = useState(Infinity);
  const measured = useRef(content);
  useLayoutEffect(() => {
    const element = row.current;
    const bar = element?.closest('nav');
    if (!element || !bar) return undefined;
    if (measured.current !== content) {
      measured.current = content;
      setNeeded(0);
    }
    const measure = (): void => {
      setAvailable(bar.clientWidth);
      const lacking = element.scrollWidth - element.clientWidth;
      // A row that is not drawn as one has no width of its own.
      if (lacking > 0 && element.checkVisibility() && !element.matches(':popover-open')) setNeeded(bar.clientWidth + lacking);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [bar, element]) observer.observe(watched);
    return () => observer.disconnect();
  }, [row, content]);
  return available < needed;
}
