import { useEffect, useRef } from 'react';
import type { BlockEnvironment } from '#engine';
import type { BookingView, BookingWidget } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { HelpLine } from '#ui';
import type { texts } from './appointment-booking.schema.ts';
import { useCalendar } from './use-calendar.ts';
import styles from './appointment-booking.module.css';

interface CalendarFrameProps extends Pick<BlockEnvironment<typeof texts>, 'text'> {
  readonly widget: BookingWidget;
  readonly help: BookingView['help'];
  /** It was asked for a moment ago: it takes the place of the button, and so the focus with it. */
  readonly takesFocus: boolean;
  /** The calendar reports that a time was booked. */
  readonly onScheduled: () => void;
  /** The calendar shows another page. */
  readonly onStir: () => void;
}

/** The calendar in a frame (BKG-02). Where nothing is heard of it, there is its own page, and the ways to reach a person. */
export function CalendarFrame({ widget, help, text, takesFocus, onScheduled, onStir }: CalendarFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const title = filled(text.widgetTitle, { host: widget.host });
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) region.current?.focus();
  }, [takesFocus]);
  const silent = useCalendar({ place, widget, title, onScheduled, onStir });
  return (
    <section className={styles.calendar} aria-label={title} tabIndex={-1} ref={region}>
      <p>
        <a href={widget.href} target="_blank" rel="noreferrer external">
          {text.ownPage}
        </a>
      </p>
      <div className={styles.frame} ref={place}>
        {!widget.script && (
          <iframe
            src={widget.src}
            title={title}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          />
        )}
      </div>
      {/* Below the calendar: it may be in use though nothing is heard of it, and must not move. */}
      <div role="status">
        {silent && (
          <div className={styles.silent}>
            <p>
              <strong>{text.slowTitle}</strong>
            </p>
            <p>{text.slow}</p>
            <HelpLine help={help} label={text.help} />
          </div>
        )}
      </div>
    </section>
  );
}
