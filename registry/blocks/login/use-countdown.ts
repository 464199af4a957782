import { useEffect, useState } from 'react';

/** Seconds until `deadline` (milliseconds since 1970), by the wall clock, once a second; null without a deadline. */
export function useCountdown(deadline: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** 65 → `01:05` (LOGIN-06). */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The moments at which the time left is spoken, so that a screen reader is told without being interrupted each second (UX). */
export function spokenAt(seconds: number): 600 | 300 | 60 | 30 | 0 | null {
  if (seconds === 0) return 0;
  if (seconds <= 30) return 30;
  if (seconds <= 60) return 60;
  if (seconds <= 300) return 300;
  return seconds <= 600 ? 600 : null;
}
