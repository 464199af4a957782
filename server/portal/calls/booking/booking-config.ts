import type { BookingConfig } from '#schemas/api';
import { isAtHost } from '#schemas/shared';
import { tenantDefaults } from '#schemas/tenant';
import type { Operation } from '../call.ts';
import { accountOf, type PublishedContent, type RecordStore } from '../../records/index.ts';
import { bookingMark, type BookingMarks } from './booking-mark.ts';
import { bookingOfProject } from './booking-of-project.ts';

/** Where interviews are booked in place of the host that content names. */
export interface CalendarStandIn {
  /** Demo mode: path of the stand-in at every tenant's own origin. */
  readonly calendarStandIn?: string | undefined;
}

/**
 * CLM-12: by project id; a project without a configuration has booking switched off. A script counts at a host that the tenant names for scripts. With the mark
 * of the account that the call acts for, by which its next booking is known, and who of the staff made it (BKG-06).
 */
export const bookingConfig: Operation<
  'submissions.bookingConfig',
  RecordStore & PublishedContent & CalendarStandIn & BookingMarks
> = async (call) => {
  const { parts, tenant, tenantSettings, actor, chosen, query } = call;
  const { timeZone = tenantDefaults.timeZone, outsideHosts = {} } = tenantSettings;
  const booking = await bookingOfProject(parts, tenant, query.projectId);
  const standIn = parts.calendarStandIn;
  const { widgetScript } = booking;
  const account = booking.isAppointmentBookingEnabled && (!actor.staff || chosen !== undefined) ? await accountOf(call) : undefined;
  return {
    ...pick(booking, shown),
    timeZone,
    frameHosts: outsideHosts.frames ?? [],
    ...(widgetScript !== undefined && isAtHost(widgetScript, outsideHosts.scripts ?? []) ? { widgetScript } : {}),
    ...(account ? { bookingMark: bookingMark(parts, account, actor) } : {}),
    ...(standIn === undefined ? {} : { standIn }),
  } as BookingConfig;
};

const shown = [
  'isAppointmentBookingEnabled',
  'showScheduleInterviewWorkflowStatusCode',
  'showCancelRescheduleInterviewWorkflowStatusCode',
  'calendlyDataUrl',
  'asksBeforeWidget',
  'interviewMinutes',
  'labels',
  'screens',
  'colours',
] as const satisfies readonly (keyof BookingConfig)[];

const pick = <Value extends object, Name extends keyof Value>(value: Value, names: readonly Name[]): Partial<Pick<Value, Name>> =>
  Object.fromEntries(names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]))) as Partial<Pick<Value, Name>>;
