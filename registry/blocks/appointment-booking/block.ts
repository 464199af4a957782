export { AppointmentBooking as component } from './AppointmentBooking.tsx';
export * as schema from '#built/appointmentBooking';
