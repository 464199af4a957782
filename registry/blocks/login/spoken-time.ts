/** 65 → `01:05` (LOGIN-06). */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The moments at which the time left is spoken, so that a screen reader is not interrupted each second. */
export function spokenAt(seconds: number): 600 | 300 | 60 | 30 | 0 | null {
  if (seconds === 0) return 0;
  if (seconds <= 30) return 30;
  if (seconds <= 60) return 60;
  if (seconds <= 300) return 300;
  return seconds <= 600 ? 600 : null;
}
