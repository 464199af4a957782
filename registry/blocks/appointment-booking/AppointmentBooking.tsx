import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { BookingView } from '#schemas/api';
import { Button, HelpLine, LinkButton, NeedNotice, NeedsScript, Problem, Section } from '#ui';
import type { AppointmentBookingProps, texts } from './appointment-booking.schema.ts';
import { Booking } from './Booking.tsx';
import { InterviewTime } from './InterviewTime.tsx';
import styles from './appointment-booking.module.css';

/** Books, moves or cancels an interview in the calendar that the tenant configured (BKG-01 to BKG-05). */
export function AppointmentBooking({
  id,
  phone,
  text,
  language,
  data,
  act,
}: AppointmentBookingProps & BlockEnvironment<typeof texts, 'booking'>) {
  const state = data.booking;
  const view = useLastSound(state.state === 'ready' ? state.value : undefined);
  if (!view)
    return (
      <Section id={id} key={state.state}>
        <div className={styles.coming}>{state.state !== 'ready' && <NeedNotice need={state} text={text} empty={text.notOpened} />}</div>
        <NeedsScript words={text.noScript} phone={phone} help={text.help} />
      </Section>
    );
  const { action, fault, help, backHref } = view;
  const words = {
    new: { header: text.newHeader, text: text.newText },
    cancel: { header: text.cancelHeader, text: text.cancelText },
    reschedule: { header: text.rescheduleHeader, text: text.rescheduleText },
  }[action];
  const faults = { 'not-opened': text.notOpened, 'no-configuration': text.unavailable, 'no-address': text.noAddress };
  return (
    <Section id={id} heading={fault === 'not-opened' ? undefined : view.held ? text.held : (view.header ?? words.header)}>
      <div className={styles.screen}>
        {fault ? (
          <>
            <Problem title={text.failedTitle} aside>
              {faults[fault]}
            </Problem>
            {view.kept && <InterviewTime label={text.current} interview={view.kept} text={text} language={language} />}
            {fault === 'no-configuration' && (
              <Button look="secondary" onClick={() => void act('reload', { need: 'booking' })}>
                {text.tryAgain}
              </Button>
            )}
            {(help.phone || help.email) && <HelpLine help={help} label={text.help} />}
          </>
        ) : (
          view.widget && <Booking key={action} {...{ view, widget: view.widget, intro: view.text ?? words.text, text, language, act }} />
        )}
        <p className={styles.back}>
          <LinkButton look="secondary" href={backHref}>
            {text.back}
          </LinkButton>
        </p>
      </div>
    </Section>
  );
}

/** What is read again while a person is choosing a time may fail; the calendar then stays as it is. */
function useLastSound(view: BookingView | undefined): BookingView | undefined {
  const [last, setLast] = useState(view);
  if (!view || view === last || (view.fault && last?.widget)) return last;
  setLast(view);
  return view;
}
