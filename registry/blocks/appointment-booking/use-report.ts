import { useEffect, useState } from 'react';
import type { BookedInterview } from '#schemas/api';
import type { Act } from '#schemas/page';

/** Seconds between two questions while a calendar is open; it reports nothing of what it cancels, and its times only to the server. */
const pauses = [5, 5, 10, 10, 20, 30];
/** Seconds between two questions once it reported that a time was booked, or shows another page, which may be that of a cancellation. */
const soonPauses = [1, 2, 3, 5, 10, 30];

interface Watched {
  /** As the portal knows it now. */
  readonly interview: BookedInterview | undefined;
  readonly active: boolean;
  readonly act: Act;
}

/**
 * What became of the interview since the calendar was opened, asked again until the server knows. `waiting`: the calendar reported a time that the server does not
 * know yet.
 */
export function useReport({ interview, active, act }: Watched) {
  const [first] = useState(interview?.startsAt);
  const [isScheduled, setScheduled] = useState(false);
  const [stirs, setStirs] = useState(0);
  const now = interview?.startsAt;
  const changed = now !== first;
  const became = changed ? (now === undefined ? 'cancelled' : 'booked') : isScheduled ? 'waiting' : undefined;
  const asks = active && !changed;

  useEffect(() => {
    if (!asks) return undefined;
    const steps = isScheduled || stirs > 0 ? soonPauses : pauses;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const later = (turn: number): void => {
      timer = setTimeout(
        async () => {
          if (document.visibilityState === 'visible') await act('reload', { need: 'booking' });
          if (!over) later(turn + 1);
        },
        1000 * (steps[Math.min(turn, steps.length - 1)] ?? 30),
      );
    };
    later(0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [asks, isScheduled, stirs, act]);

  const [stirred] = useState(() => () => setStirs((before) => before + 1));
  return { became, scheduled: () => setScheduled(true), stirred } as const;
}
