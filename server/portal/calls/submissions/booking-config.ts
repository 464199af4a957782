import type { Operation } from '../call.ts';
import type { PublishedContent } from '../../records/index.ts';

/** CLM-12: by project id, from the tenant's configuration; a project without one has booking switched off. */
export const bookingConfig: Operation<'submissions.bookingConfig', PublishedContent> = async ({ parts, tenant }) => {
  const item = (await parts.readContent(tenant, 'configuration', 'booking')) ?? {};
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  return {
    isAppointmentBookingEnabled: item['isAppointmentBookingEnabled'] === true,
    showScheduleInterviewWorkflowStatusCode: list(item['showScheduleInterviewWorkflowStatusCode']),
    showCancelRescheduleInterviewWorkflowStatusCode: list(item['showCancelRescheduleInterviewWorkflowStatusCode']),
    ...(typeof item['calendlyDataUrl'] === 'string' ? { calendlyDataUrl: item['calendlyDataUrl'] } : {}),
  };
};
