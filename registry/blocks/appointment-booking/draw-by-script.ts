import type { BookingWidget } from '#schemas/api';
import { loadScript } from '#ui';

interface Calendly {
  initInlineWidget(options: { url: string; parentElement: HTMLElement; prefill: object }): void;
}

interface CalendarScript {
  readonly script: NonNullable<BookingWidget['script']>;
  /** Of the frame, which the script gives none. */
  readonly title: string;
  readonly onFailure: () => void;
}

/** Has the calendar's own script, loaded once, draw its frame in `place` (BKG-02). Answers how to take it away. */
export function drawByScript(place: HTMLElement, { script: { src, url, prefill }, title, onFailure }: CalendarScript): () => void {
  let gone = false;
  const watch = new MutationObserver(() => place.querySelector('iframe')?.setAttribute('title', title));
  watch.observe(place, { childList: true, subtree: true });
  loadScript(src).then(
    () => {
      const { Calendly: calendly } = globalThis as { Calendly?: Calendly };
      if (gone) return;
      if (calendly) calendly.initInlineWidget({ url, parentElement: place, prefill });
      else onFailure();
    },
    () => !gone && onFailure(),
  );
  return () => {
    gone = true;
    watch.disconnect();
    place.replaceChildren();
  };
}
