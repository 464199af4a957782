import { useEffect, useState, type RefObject } from 'react';
import type { BookingWidget } from '#schemas/api';
import { drawByScript } from './draw-by-script.ts';

/** After so long without a word of the calendar it is taken for blocked or slow, in milliseconds. */
const maxSilence = 8000;

interface Calendar {
  /** What holds the frame. */
  readonly place: RefObject<HTMLElement | null>;
  readonly widget: BookingWidget;
  readonly title: string;
  readonly onScheduled: () => void;
  readonly onStir: () => void;
}

/** Listens to the messages of the calendar in the frame, and has its own script draw it where the tenant wants that. Answers whether nothing is heard of it. */
export function useCalendar({ place, widget, title, onScheduled, onStir }: Calendar): boolean {
  const [silent, setSilent] = useState(false);
  const { src, origin, script } = widget;
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), maxSilence);
    const hear = ({ origin: from, source, data }: MessageEvent): void => {
      const event = (data as { event?: unknown } | null)?.event;
      const frame = place.current?.querySelector('iframe');
      if (from !== origin || source !== frame?.contentWindow || typeof event !== 'string' || !event.startsWith('calendly.')) return;
      clearTimeout(timer);
      setSilent(false);
      if (event === 'calendly.event_scheduled') onScheduled();
    };
    window.addEventListener('message', hear);
    // A `load` does not bubble: it is caught on its way to the frame, which may be drawn by the script of the calendar.
    const holder = place.current;
    holder?.addEventListener('load', onStir, true);
    const undraw = script && holder && drawByScript(holder, { script, title, onFailure: () => setSilent(true) });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      holder?.removeEventListener('load', onStir, true);
      undraw?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one calendar for as long as its address stays the same
  }, [src, origin]);
  return silent;
}
