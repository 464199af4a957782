import type { BlockEnvironment } from '#engine';
import type { InterviewActions, NeedName } from '#schemas/api';
import { isAhead } from '#schemas/shared/booking';
import { Button, Icon, TimeInZones, useHydrated, WithoutScript } from '#ui';
import type { InterviewTexts } from '#locale/messages/shared/interview';
import styles from './interview.module.css';

interface BookedInterviewProps extends Pick<BlockEnvironment<InterviewTexts>, 'text' | 'language' | 'act'> {
  readonly booking: InterviewActions;
  readonly interview: NonNullable<InterviewActions['interview']>;
  /** The data that it is drawn from. */
  readonly need: NeedName;
}

/** When the booked interview is, and what may be done about it (CLM-05, CLM-06). */
export function BookedInterview({ booking: { labels, visit, pages }, interview, need, text, language, act }: BookedInterviewProps) {
  const hydrated = useHydrated();
  const { startsAt, minutes, timeZone } = interview;
  const [move, cancel] = [labels.reschedule ?? text.rescheduleInterview, labels.cancel ?? text.cancelInterview];
  /** The page may have been open since before it began. */
  const open = async (wanted: 'cancel' | 'reschedule'): Promise<void> => {
    const past = !isAhead(startsAt, Date.now());
    if (past && wanted === 'cancel') await act('reload', { need });
    else if (visit) await act('open-booking', { ...visit, action: past ? 'new' : wanted });
  };
  return (
    <div className={styles.appointment}>
      <p className={styles.time}>
        <Icon name="clock" />
        <span>{interview.past ? text.appointmentPast : (labels.scheduled ?? text.appointment)}</span>
        <strong>
          <TimeInZones at={startsAt} timeZone={timeZone} language={language} firmTime={text.firmTime} />
        </strong>
      </p>
      {visit && (
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
              {minutes !== undefined && (
                <Button
                  look="quiet"
                  disabled={!hydrated}
                  onClick={() => void act('keep-appointment', { startsAt, minutes, title: text.calendarTitle })}
                >
                  {text.toCalendar}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
