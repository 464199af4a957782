export type Idle = Partial<Pick<Window, 'requestIdleCallback'>> & Pick<Window, 'setTimeout'>;

/** Runs what may wait, once the browser has nothing else to do. */
export function whenIdle(window: Idle, run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 5000 });
  else window.setTimeout(run, 1000);
}
