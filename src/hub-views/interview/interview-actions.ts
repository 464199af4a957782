import { pickText, type Languages } from '#engine';
import type { Account, BookingAction, BookingConfig, InterviewActions, ClaimsAnswer } from '#schemas/api';
import type { FormatSettings } from '#locale/dates-and-numbers/format-defaults';
import { movableInterview, isAhead } from '#schemas/shared/booking';
import { calendarPage } from './booking-view.ts';

interface InterviewState {
  readonly account: Pick<Account, 'projectId' | 'email' | 'fullname' | 'workflow' | 'locked'>;
  /** Undefined where the administrator's system has nothing of the account. */
  readonly answer: Pick<ClaimsAnswer, 'app_StartTime' | 'app_CancelUrl' | 'app_RescheduleUrl'> | undefined;
  /** Undefined where it cannot be had. */
  readonly booking: BookingConfig | undefined;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly languages: Languages & { readonly formats: FormatSettings };
}

/**
 * CLM-04…CLM-06: what may be done about an interview in the status of the account, and in any about one that is ahead; undefined where nothing may, as for a closed account. Where the configuration cannot be had, one that is booked
 * keeps its time, and cannot be changed. Pure.
 */
export function interviewActions({ account, answer, booking, now, languages }: InterviewState): InterviewActions | undefined {
  if (account.locked) return undefined;
  if (!booking) {
    const kept = movableInterview(answer);
    const { timeZone = 'UTC' } = languages.formats;
    return (
      kept && {
        schedule: false,
        interview: { startsAt: kept.startsAt, timeZone, past: !isAhead(kept.startsAt, now) },
        labels: {},
        pages: {},
      }
    );
  }
  const code = account.workflow.accountStatusCode;
  const mayMove = booking.showCancelRescheduleInterviewWorkflowStatusCode.includes(code);
  const held = movableInterview(answer);
  const ahead = held !== undefined && isAhead(held.startsAt, now);
  const interview = mayMove || ahead ? held : undefined;
  const schedule = booking.showScheduleInterviewWorkflowStatusCode.includes(code) && (mayMove || !ahead);
  if (!booking.isAppointmentBookingEnabled || !(schedule || interview)) return undefined;
  const visit = {
    projectId: account.projectId,
    email: account.email,
    fullName: account.fullname,
    ...(interview ? { cancelUrl: interview.cancelUrl, rescheduleUrl: interview.rescheduleUrl } : {}),
  };
  const past = interview !== undefined && !isAhead(interview.startsAt, now);
  const actions: readonly BookingAction[] = [
    ...(schedule || past ? ['new' as const] : []),
    ...(interview && !past ? ['cancel' as const, 'reschedule' as const] : []),
  ];
  return {
    schedule,
    ...(interview
      ? { interview: { startsAt: interview.startsAt, minutes: booking.interviewMinutes, timeZone: booking.timeZone, past } }
      : {}),
    labels: Object.fromEntries(
      Object.entries(booking.labels ?? {}).flatMap(([name, label]) => {
        const text = pickText(label, languages);
        return text ? [[name, text]] : [];
      }),
    ),
    visit,
    pages: Object.fromEntries(
      actions.flatMap((action) => {
        const page = calendarPage({ visit: { ...visit, action }, booking });
        return page === undefined ? [] : [[action, page]];
      }),
    ),
  };
}
