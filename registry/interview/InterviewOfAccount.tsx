import type { BlockEnvironment } from '#engine';
import type { InterviewActions, NeedName } from '#schemas/api';
import { BookedInterview } from './BookedInterview.tsx';
import type { InterviewTexts } from '#locale/messages/shared/interview';
import { ScheduleButton } from './ScheduleButton.tsx';

interface InterviewOfAccountProps extends Pick<BlockEnvironment<InterviewTexts>, 'text' | 'language' | 'act'> {
  readonly booking: InterviewActions;
  readonly need: NeedName;
}

/** DET-03: staff book, move and cancel the interview of the account on the booking screen, as its claimant does. */
export const InterviewOfAccount = ({ booking, need, text, language, act }: InterviewOfAccountProps) => (
  <>
    {booking.interview && <BookedInterview {...{ booking, interview: booking.interview, need, text, language, act }} />}
    {booking.schedule && (
      <div>
        <ScheduleButton look="secondary" {...{ booking, text, act }} />
      </div>
    )}
  </>
);
