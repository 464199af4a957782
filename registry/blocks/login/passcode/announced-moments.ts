/** The moments at which the time left is spoken, so that a screen reader is not interrupted each second. */
export function spokenAt(seconds: number): 600 | 300 | 60 | 30 | 0 | null {
  if (seconds === 0) return 0;
  if (seconds <= 30) return 30;
  if (seconds <= 60) return 60;
  if (seconds <= 300) return 300;
  return seconds <= 600 ? 600 : null;
}
