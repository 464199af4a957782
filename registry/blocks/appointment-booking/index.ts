import { defineBlock } from '#engine';

export const appointmentBooking = defineBlock({
  load: () => import('./block.ts'),
  needs: ['booking'],
  interactive: true,
  screen: 'appointment-booking',
});
