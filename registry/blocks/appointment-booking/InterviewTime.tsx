import type { BlockEnvironment } from '#engine';
import type { InterviewTime as Time } from '#schemas/api';
import { TimeInZones } from '#ui';
import type { texts } from './appointment-booking.schema.ts';

interface InterviewTimeProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly interview: Time;
  readonly label?: string;
}

/** When the interview is, in the zone of the reader and of the firm. */
export const InterviewTime = ({ interview: { startsAt, timeZone }, label, text, language }: InterviewTimeProps) => (
  <p>
    {label && `${label}: `}
    <strong>
      <TimeInZones at={startsAt} timeZone={timeZone} language={language} firmTime={text.firmTime} />
    </strong>
  </p>
);
