import { useEffect, useRef, useState } from 'react';
import { filled, type Given } from '#engine';
import type { BookingView, BookingWidget } from '#schemas/api';
import { Button, HelpLine, InZones } from '../../ui/index.ts';
import type { texts } from './appointment-booking.schema.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { useReport } from './use-report.ts';
import styles from './appointment-booking.module.css';

interface BookingProps extends Pick<Given<typeof texts>, 'text' | 'language' | 'act'> {
  readonly view: BookingView;
  readonly widget: BookingWidget;
  readonly intro: string;
}

/** The calendar, once the reader wants it, and then what came of it. */
export function Booking({ view, widget, intro, text, language, act }: BookingProps) {
  const { action, asksFirst, interview, help } = view;
  const [wanted, setWanted] = useState(!asksFirst);
  const { became, scheduled } = useReport({ interview, active: wanted, act });
  if (became)
    return (
      <Result title={became === 'cancelled' ? text.cancelled : text.booked}>
        {became === 'waiting' && <p>{text.waiting}</p>}
        {became === 'booked' && interview && (
          <>
            <p>
              <strong>
                <InZones at={interview.startsAt} timeZone={interview.timeZone} language={language} firmTime={text.firmTime} />
              </strong>
            </p>
            <Button look="secondary" onClick={() => void act('keep-appointment', { ...interview, title: text.calendarTitle })}>
              {text.toCalendar}
            </Button>
          </>
        )}
      </Result>
    );
  return (
    <>
      <p className={styles.text}>{intro}</p>
      {action !== 'new' && interview && (
        <p>
          {text.current}:{' '}
          <strong>
            <InZones at={interview.startsAt} timeZone={interview.timeZone} language={language} firmTime={text.firmTime} />
          </strong>
        </p>
      )}
      {wanted ? (
        <CalendarFrame {...{ widget, help, text, onScheduled: scheduled }} />
      ) : (
        <div className={styles.ask}>
          <p>{filled(action === 'new' ? text.ask : text.askMove, { host: widget.host })}</p>
          <Button onClick={() => setWanted(true)}>{text.show}</Button>
          <HelpLine help={help} label={text.help} />
        </div>
      )}
    </>
  );
}

/** It takes the place of the calendar, and so the focus with it. */
function Result({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [title]);
  return (
    <div className={styles.result} role="status" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
