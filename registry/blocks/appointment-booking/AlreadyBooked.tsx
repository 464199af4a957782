import type { BlockEnvironment } from '#engine';
import type { BookedInterview, BookingView } from '#schemas/api';
import { Button } from '#ui';
import type { texts } from './appointment-booking.schema.ts';
import { InterviewTime } from './InterviewTime.tsx';
import styles from './appointment-booking.module.css';

interface AlreadyBookedProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language' | 'act'> {
  readonly held: NonNullable<BookingView['held']>;
  readonly interview: BookedInterview;
}

/** In place of a new calendar, where an interview is booked already: when it is, and what may be done about it. */
export const AlreadyBooked = ({ held, interview, text, language, act }: AlreadyBookedProps) => (
  <div className={styles.ask}>
    <InterviewTime {...{ interview, text, language }} />
    <p>{text.heldText}</p>
    <div className={styles.choices}>
      <Button look="secondary" onClick={() => void act('open-booking', { ...held, action: 'reschedule' })}>
        {text.rescheduleHeader}
      </Button>
      <Button look="secondary" onClick={() => void act('open-booking', { ...held, action: 'cancel' })}>
        {text.cancelHeader}
      </Button>
      <Button look="quiet" onClick={() => void act('keep-appointment', { ...interview, title: text.calendarTitle })}>
        {text.toCalendar}
      </Button>
    </div>
  </div>
);
