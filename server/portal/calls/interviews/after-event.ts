import type { ClaimsAnswer } from '#schemas/api';
import type { AccountRow } from '../../records/index.ts';
import type { BookingOfProject } from './booking-of-project.ts';
import { type InterviewEvent, lastPartOf } from './interview-event.ts';

/** What is held of the interview of an account; `app_EventAt`, when the calendar reported it last, stays on the server. */
export type HeldInterview = Pick<Partial<ClaimsAnswer>, 'app_StartTime' | 'app_CancelUrl' | 'app_RescheduleUrl' | 'accountStatus'> & {
  readonly app_EventAt?: string;
};

interface After {
  readonly claims: object;
  readonly statusCode: string;
}

/**
 * An account after what its calendar reported; undefined where that changes nothing: it was reported before, or by something later (a repeat, or one that was
 * overtaken), it is about another booking than the one held, or its status invites to no interview. Pure.
 */
export function afterEvent(
  { claims, status_code: code }: Pick<AccountRow, 'claims' | 'status_code'>,
  event: InterviewEvent,
  booking: BookingOfProject,
): After | undefined {
  const { app_StartTime: heldStart, app_RescheduleUrl: _, app_CancelUrl: heldCancelUrl, ...others } = (claims ?? {}) as HeldInterview;
  const mayBook = booking.showScheduleInterviewWorkflowStatusCode.includes(code);
  const mayMove = booking.showCancelRescheduleInterviewWorkflowStatusCode.includes(code);
  if (!booking.isAppointmentBookingEnabled || !(mayBook || mayMove)) return undefined;
  if (others.app_EventAt !== undefined && event.at <= Date.parse(others.app_EventAt)) return undefined;
  const isAhead = heldCancelUrl !== undefined && heldStart !== undefined && event.at < Date.parse(heldStart);
  // Anyone may type the address of another person into a public calendar: an interview that is held gives way to its own new time alone.
  if (event.kind === 'booked' && isAhead && event.replaces !== lastPartOf(heldCancelUrl)) return undefined;
  if (event.kind === 'cancelled' && event.cancelUrl !== heldCancelUrl) return undefined;
  const next = event.kind === 'booked' ? mayBook && booking.statusOnceBooked : mayMove && booking.statusOnceCancelled;
  const description = next && next.description;
  return {
    statusCode: next ? next.code : code,
    claims: {
      ...others,
      ...(description ? { accountStatus: { details: [], ...others.accountStatus, description } } : {}),
      app_EventAt: new Date(event.at).toISOString(),
      ...(event.kind === 'booked'
        ? { app_StartTime: event.startsAt, app_CancelUrl: event.cancelUrl, app_RescheduleUrl: event.rescheduleUrl }
        : {}),
    },
  };
}
