import { useEffect, useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { BookingView, BookingWidget } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { Button, HelpLine } from '#ui';
import type { texts } from './appointment-booking.schema.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { AlreadyBooked } from './AlreadyBooked.tsx';
import { InterviewTime } from './InterviewTime.tsx';
import { useReport } from './use-report.ts';
import styles from './appointment-booking.module.css';

interface BookingProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language' | 'act'> {
  readonly view: BookingView;
  readonly widget: BookingWidget;
  readonly intro: string;
}

/** The calendar, once the reader wants it, and then what came of it. */
export function Booking({ view, widget, intro, text, language, act }: BookingProps) {
  const { action, asksFirst, interview, held, gone, help } = view;
  const [wanted, setWanted] = useState(!asksFirst);
  const { became, scheduled, stirred } = useReport({ interview, active: wanted, act });
  if (became)
    return (
      <Result title={became === 'cancelled' ? text.cancelled : text.booked}>
        {became === 'waiting' && <p>{text.waiting}</p>}
        {became === 'booked' && interview && (
          <>
            <InterviewTime {...{ interview, text, language }} />
            <p>{text.counts}</p>
            <Button look="secondary" onClick={() => void act('keep-appointment', { ...interview, title: text.calendarTitle })}>
              {text.toCalendar}
            </Button>
          </>
        )}
      </Result>
    );
  if (gone) return <Result title={text.cancelled} isNew={false} />;
  if (held && interview) return <AlreadyBooked {...{ held, interview, text, language, act }} />;
  return (
    <>
      <p className={styles.text}>{intro}</p>
      {action !== 'new' && interview && <InterviewTime label={text.current} {...{ interview, text, language }} />}
      {wanted ? (
        <CalendarFrame {...{ widget, help, text, onScheduled: scheduled, onStir: stirred }} takesFocus={asksFirst} />
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

interface ResultProps {
  readonly title: string;
  /** It takes the place of the calendar, and so the focus with it. */
  readonly isNew?: boolean;
  readonly children?: React.ReactNode;
}

function Result({ title, isNew = true, children }: ResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [title, isNew]);
  return (
    <div className={styles.result} role="status" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
