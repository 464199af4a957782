import { bookingDefaults, configurationOfProject, type Booking } from '#schemas/tenant';
import type { PublishedContent } from '../../records/index.ts';

type Members = Omit<Booking, '$schema' | 'slug' | 'projects'>;
/** The booking configuration of one project, with what it leaves out. */
export type BookingOfProject = Members & Required<Pick<Members, keyof typeof bookingDefaults>>;

/** CLM-12: the tenant's booking configuration, with what it replaces for this project; booking is off where there is none. */
export async function bookingOfProject({ readContent }: PublishedContent, tenant: string, projectId: string): Promise<BookingOfProject> {
  const item = await readContent(tenant, 'configuration', 'booking');
  const whole = { ...bookingDefaults, ...(configurationOfProject(item ?? {}, projectId) as Partial<Booking>) };
  return {
    ...whole,
    isAppointmentBookingEnabled: whole.isAppointmentBookingEnabled === true,
    showScheduleInterviewWorkflowStatusCode: whole.showScheduleInterviewWorkflowStatusCode ?? [],
    showCancelRescheduleInterviewWorkflowStatusCode: whole.showCancelRescheduleInterviewWorkflowStatusCode ?? [],
  };
}
