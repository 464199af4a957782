const signs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'scroll', 'wheel', 'input'] as const;
const recent = 60_000;
let last = 0;

/** Watches for anything a person does with this document (SES-01: not the mouse alone). */
export function watchActivity(target: Window): void {
  const seen = (): void => {
    last = Date.now();
  };
  for (const sign of signs) target.addEventListener(sign, seen, { passive: true, capture: true });
}

/** Whether a person did something within the last minute: only their calls keep a session alive. */
export const isActive = (): boolean => Date.now() - last < recent;
