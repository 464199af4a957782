import type { ClaimsAnswer } from '#schemas/api';
import { isAhead } from '#schemas/shared/booking';
import type { AccountRow } from '../../records/index.ts';
import type { BookingOfProject } from './booking-of-project.ts';
import { type InterviewEvent, lastPartOf } from './interview-event.ts';

/** What is held of the interview of an account; `app_EventAt`, when the calendar reported it last, stays on the server. */
export type HeldInterview = Pick<Partial<ClaimsAnswer>, 'app_StartTime' | 'app_CancelUrl' | 'app_RescheduleUrl' | 'accountStatus'> & {
  readonly app_EventAt?: string;
};

/** When the calendar reported something of the account last; empty if it never did. Pure. */
export const lastReportOf = ({ claims }: Pick<AccountRow, 'claims'>): string => ((claims ?? {}) as HeldInterview).app_EventAt ?? '';

interface AccountChange {
  readonly claims: object;
  /** The status that the event leads to. */
  readonly status?: NonNullable<BookingOfProject['statusOnceBooked']> | undefined;
  /** An interview that was still ahead gave way to another booking: the calendar has both until staff cancel the earlier one there. */
  readonly isSecond: boolean;
}

/**
 * An account after what its calendar reported. `unchanged`: it was reported before, or by something later (a repeat, or one that was overtaken), it is about
 * another booking than the one held, or its status invites to no interview; what is held ahead is moved and cancelled in any. `unbound`: a booking under the address of the account that was not made from it;
 * `isBound`: it was. Pure.
 */
export function accountAfterEvent(
  { claims, status_code: code }: Pick<AccountRow, 'claims' | 'status_code'>,
  event: InterviewEvent,
  booking: BookingOfProject,
  isBound: (lastEvent: string) => boolean,
): AccountChange | 'unchanged' | 'unbound' {
  const { app_StartTime: heldStart, app_RescheduleUrl: _, app_CancelUrl: heldCancelUrl, ...others } = (claims ?? {}) as HeldInterview;
  const mayBook = booking.showScheduleInterviewWorkflowStatusCode.includes(code);
  const mayMove = booking.showCancelRescheduleInterviewWorkflowStatusCode.includes(code);
  const isHeldAhead = heldCancelUrl !== undefined && heldStart !== undefined && isAhead(heldStart, event.at);
  if (!booking.isAppointmentBookingEnabled || !(mayBook || mayMove || isHeldAhead)) return 'unchanged';
  if (others.app_EventAt !== undefined && event.at <= Date.parse(others.app_EventAt)) return 'unchanged';
  if (event.kind === 'cancelled' && event.cancelUrl !== heldCancelUrl) return 'unchanged';
  // Anyone may type the address of another person into a public calendar: an interview that is held gives way to its own new time, or to a booking of whom the
  // calendar was opened for.
  const isMove = event.kind === 'booked' && heldCancelUrl !== undefined && event.replaces === lastPartOf(heldCancelUrl);
  if (event.kind === 'booked' && !isMove && !(mayBook || mayMove)) return 'unchanged';
  if (event.kind === 'booked' && !isMove && !isBound(others.app_EventAt ?? '')) return 'unbound';
  const next = event.kind === 'booked' ? mayBook && booking.statusOnceBooked : mayMove && booking.statusOnceCancelled;
  return {
    ...(next ? { status: next } : {}),
    isSecond: isHeldAhead && event.kind === 'booked' && !isMove,
    claims: {
      ...others,
      app_EventAt: new Date(event.at).toISOString(),
      ...(event.kind === 'booked'
        ? { app_StartTime: event.startsAt, app_CancelUrl: event.cancelUrl, app_RescheduleUrl: event.rescheduleUrl }
        : {}),
    },
  };
}
