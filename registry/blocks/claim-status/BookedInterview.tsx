import type { Given } from '#engine';
import type { InterviewActions } from '#schemas/api';
import { isAhead } from '#schemas/shared/booking';
import { Button, Icon, TimeInZones, useHydrated, WithoutScript } from '../../ui/index.ts';
import type { texts } from './claim-status.schema.ts';
import styles from './claim-status.module.css';

interface BookedInterviewProps extends Pick<Given<typeof texts>, 'text' | 'language' | 'act'> {
  readonly booking: InterviewActions;
  readonly interview: NonNullable<InterviewActions['interview']>;
}

/** When the booked interview is, and what may be done about it (CLM-05, CLM-06). */
export function BookedInterview({ booking: { labels, visit, pages }, interview, text, language, act }: BookedInterviewProps) {
  const hydrated = useHydrated();
  const { startsAt, minutes, timeZone } = interview;
  const [move, cancel] = [labels.reschedule ?? text.rescheduleInterview, labels.cancel ?? text.cancelInterview];
  /** The page may have been open since before it began. */
  const open = async (wanted: 'cancel' | 'reschedule'): Promise<void> => {
    const past = !isAhead(startsAt, Date.now());
    if (past && wanted === 'cancel') await act('reload', { need: 'status' });
    else await act('open-booking', { ...visit, action: past ? 'new' : wanted });
  };
  return (
    <div className={styles.appointment}>
      <p className={styles.deadline}>
        <Icon name="clock" />
        <span>{interview.past ? text.appointmentPast : (labels.scheduled ?? text.appointment)}</span>
        <strong>
          <TimeInZones at={startsAt} timeZone={timeZone} language={language} firmTime={text.firmTime} />
        </strong>
      </p>
      <div className={styles.choices}>
        <Button look="secondary" disabled={!hydrated} onClick={() => void open('reschedule')}>
          {move}
        </Button>
        <WithoutScript href={interview.past ? pages.new : pages.reschedule}>{move}</WithoutScript>
        {!interview.past && (
          <>
            <Button look="secondary" disabled={!hydrated} onClick={() => void open('cancel')}>
              {cancel}
            </Button>
            <WithoutScript href={pages.cancel}>{cancel}</WithoutScript>
            <Button
              look="quiet"
              disabled={!hydrated}
              onClick={() => void act('keep-appointment', { startsAt, minutes, title: text.calendarTitle })}
            >
              {text.toCalendar}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
