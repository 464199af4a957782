import type { BookedInterview, BookingAction, BookingVisit, InterviewTime } from '../../shared/booking.ts';

/** CLM-04…CLM-06: what the hub offers of an interview. */
export interface InterviewActions {
  /** Whether one may be booked (CLM-04). */
  readonly schedule: boolean;
  readonly interview?: InterviewTime & {
    /** Undefined where the configuration cannot be had. */
    readonly minutes?: number;
    /** It has begun: it cannot be cancelled, and moving it is a new booking (CLM-06). */
    readonly past: boolean;
  };
  /** Words of the tenant in place of the block's own (CLM-15). */
  readonly labels: { readonly schedule?: string; readonly cancel?: string; readonly reschedule?: string; readonly scheduled?: string };
  /** What the booking screen is opened with, beside the action; absent where the configuration cannot be had, so that nothing can be changed. */
  readonly visit?: Omit<BookingVisit, 'action'>;
  /** The calendar's own pages, for a browser that runs no script. */
  readonly pages: { readonly [Name in BookingAction]?: string };
}

/** BKG: the booking screen. */
export interface BookingView {
  readonly action: BookingAction;
  /** Words of the tenant in place of the block's own. */
  readonly header?: string;
  readonly text?: string;
  /** Why there is no calendar: the screen was not opened from the hub, the configuration could not be had, or there is no address (BKG-03 to BKG-05). */
  readonly fault?: 'not-opened' | 'no-configuration' | 'no-address';
  readonly widget?: BookingWidget;
  /** The calendar is loaded only when the reader asks for it. */
  readonly asksFirst: boolean;
  /** The interview that the portal knows of now. */
  readonly interview?: BookedInterview;
  /** The same, where there is no configuration: its time stays as it is. */
  readonly kept?: InterviewTime;
  /** Opened for a new interview, while this one is ahead: what it is moved or cancelled with. There is no second calendar then. */
  readonly held?: Omit<BookingVisit, 'action'>;
  /** The interview that was to be moved or cancelled is not there any more. */
  readonly gone?: boolean;
  readonly help: { readonly phone?: string; readonly email?: string };
  readonly backHref: string;
}

/** The calendar of others. */
export interface BookingWidget {
  /** Whose calendar it is, as `calendly.com`. */
  readonly host: string;
  /** Address of the frame, with name and mail address (BKG-02). */
  readonly src: string;
  /** Origin of its messages. */
  readonly origin: string;
  /** Address of the same calendar as a page of its own. */
  readonly href: string;
  /** The calendar's own script draws the frame, where the tenant wants it. */
  readonly script?: { readonly src: string; readonly url: string; readonly prefill: { readonly name?: string; readonly email?: string } };
}
