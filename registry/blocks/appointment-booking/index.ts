import { defineBlock } from '#engine';

export const appointmentBooking = defineBlock({
  load: () => import('./AppointmentBooking.tsx').then((module) => module.AppointmentBooking),
  schema: () => import('#built/appointmentBooking'),
  needs: ['booking'],
  interactive: true,
  screen: 'appointment-booking',
});
