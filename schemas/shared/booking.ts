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

/** When an interview is, and how long. */
export interface BookedInterview {
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly minutes: number;
  /** Of the firm, as Europe/London. */
  readonly timeZone: string;
}
