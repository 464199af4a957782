import type { Operation } from '../call.ts';

/** CLM-12: by project id, from the tenant's configuration; a project without one has booking switched off. */
export const bookingConfig: Operation<'submissions.bookingConfig'> = async ({ portal, tenant }) => {
  const item = (await portal.readContent(tenant, 'configuration', 'booking')) ?? {};
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  return {
    isAppointmentBookingEnabled: item['isAppointmentBookingEnabled'] === true,
    showScheduleInterviewWorkflowStatusCode: list(item['showScheduleInterviewWorkflowStatusCode']),
    showCancelRescheduleInterviewWorkflowStatusCode: list(item['showCancelRescheduleInterviewWorkflowStatusCode']),
    ...(typeof item['calendlyDataUrl'] === 'string' ? { calendlyDataUrl: item['calendlyDataUrl'] } : {}),
  };
};
