import type { BlockEnvironment } from '#engine';
import type { InterviewActions } from '#schemas/api';
import { Button, useHydrated, WithoutScript } from '#ui';
import type { InterviewTexts } from '#locale/messages/shared/interview';

interface ScheduleButtonProps extends Pick<BlockEnvironment<InterviewTexts>, 'text' | 'act'> {
  readonly booking: InterviewActions;
  readonly look?: 'primary' | 'secondary';
}

/** CLM-04. What the booking screen needs is in no address (SEC-35), so that it takes a script to go there; without one, there is the calendar's own page. */
export function ScheduleButton({ booking: { labels, visit, pages }, look = 'primary', text, act }: ScheduleButtonProps) {
  const hydrated = useHydrated();
  const label = labels.schedule ?? text.scheduleInterview;
  return (
    <>
      <Button look={look} disabled={!hydrated} onClick={() => void (visit && act('open-booking', { ...visit, action: 'new' }))}>
        {label}
      </Button>
      <WithoutScript href={pages.new}>{label}</WithoutScript>
    </>
  );
}
