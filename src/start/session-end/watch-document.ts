import { drawnElement } from '../../html-document/index.ts';

interface Watch {
  check(): void;
  /** Settles when it is known who is signed in. Never rejects. */
  shownAgain(): Promise<void>;
}

/**
 * Looks at the clock every second, and at once where the document comes back: timers do not run on a device that sleeps, in a hidden tab they are
 * late, and Back may show a document as it was left.
 */
export function watchDocument(window: Window, watch: Watch): void {
  const { document } = window;
  const check = (): void => watch.check();
  window.setInterval(check, 1000);
  window.addEventListener('focus', check);
  for (const sign of ['visibilitychange', 'resume']) document.addEventListener(sign, check);
  // A document that is kept for Back shows nothing until it is known again who is looking.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) drawnElement(document)?.setAttribute('hidden', '');
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void watch.shownAgain().then(() => drawnElement(document)?.removeAttribute('hidden'));
  });
}
