import { useEffect, useRef } from 'react';

/**
 * The current year (PAGE-15), in UTC so that server and browser agree. A page may come from a cache older than the last
 * New Year, and hydration leaves such text as it is: the element behind `ref` is corrected afterwards.
 */
export function useCurrentYear() {
  const ref = useRef<HTMLTimeElement>(null);
  // oxlint-disable-next-line react/purity -- the one place that may know the year: see above
  const year = String(new Date().getUTCFullYear());
  useEffect(() => {
    if (ref.current && ref.current.textContent !== year) ref.current.textContent = year;
  }, [year]);
  return { ref, year };
}
