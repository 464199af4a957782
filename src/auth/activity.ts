const signs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'scroll', 'wheel', 'input'] as const;
const recent = 60_000;
let last = 0;
const listeners = new Set<() => void>();

/** Watches for anything a person does with this document (SES-01: not the mouse alone). */
export function watchActivity(target: Window): void {
  const seen = (): void => {
    last = Date.now();
    for (const active of listeners) active();
  };
  for (const sign of signs) target.addEventListener(sign, seen, { passive: true, capture: true });
}

/** Calls back at everything a person does from now on. */
export const onActivity = (active: () => void): void => void listeners.add(active);

/** What a call carries when the person did something within the last minute: only such calls keep a session alive. */
export const activityHeaders = (): Readonly<Record<string, string>> => (Date.now() - last < recent ? { 'X-Activity': '1' } : {});
