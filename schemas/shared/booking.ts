/** What is done with an interview (BKG-01). */
export type BookingAction = 'new' | 'cancel' | 'reschedule';

/** BKG-01: the navigation state with which the booking screen is opened. */
export interface BookingVisit {
  readonly action: BookingAction;
  readonly cancelUrl?: string;
  readonly rescheduleUrl?: string;
  readonly projectId: string;
  readonly email: string;
  readonly fullName: string;
}

/** When an interview is. */
export interface InterviewTime {
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  /** Of the firm, as Europe/London. */
  readonly timeZone: string;
}

/** When an interview is, and how long. */
export interface BookedInterview extends InterviewTime {
  readonly minutes: number;
}

/** What is kept of an interview, as the administrator's system names it. */
interface KeptInterview {
  readonly app_StartTime?: string | undefined;
  readonly app_CancelUrl?: string | undefined;
  readonly app_RescheduleUrl?: string | undefined;
}

/** An interview that can be shown, cancelled and moved; undefined where its time or one of the two addresses is missing (CLM-05, CLM-06). Pure. */
export function movableInterview({
  app_StartTime: startsAt,
  app_CancelUrl: cancelUrl,
  app_RescheduleUrl: rescheduleUrl,
}: KeptInterview = {}) {
  if (!startsAt || Number.isNaN(Date.parse(startsAt)) || !cancelUrl || !rescheduleUrl) return undefined;
  return { startsAt, cancelUrl, rescheduleUrl };
}

/** Whether an interview at this time has not begun; one at no time that can be read is not ahead. `now` in milliseconds since 1970. Pure. */
export const isAhead = (startsAt: string, now: number): boolean => Date.parse(startsAt) > now;
