/** How much time is left, for the eye: 65 → `01:05` (LOGIN-06, SES-01). Pure. */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
