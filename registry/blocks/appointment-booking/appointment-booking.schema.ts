import { Type, type Static } from 'typebox';
import { Phone } from '#schemas/shared';

/** The calendar in which an interview is booked, moved or cancelled (BKG). */
export const AppointmentBookingProps = Type.Object(
  { phone: Type.Optional(Phone('Number to ring where the browser runs no script.')) },
  {
    title: 'Appointment booking',
    description: 'The calendar of booking.json for what the hub opened the page with. The screen appointment-booking is made of it.',
    additionalProperties: false,
  },
);
export type AppointmentBookingProps = Static<typeof AppointmentBookingProps>;

export const texts = {
  newHeader: 'Schedule Interview',
  newText: 'Choose a day and a time that suit you.',
  cancelHeader: 'Cancel Interview',
  cancelText: 'Confirm below that you do not want the interview at this time. You can book another later.',
  rescheduleHeader: 'Reschedule Interview',
  rescheduleText: 'Choose another day and time. Your interview stays as it is until you confirm the new time.',
  current: 'Your interview',
  firmTime: '{time} our time',
  loading: 'Loading...',
  unavailable: 'We could not open the calendar just now. Nothing has happened to your interview; please try again in a moment.',
  tryAgain: 'Try again',
  failedTitle: 'The calendar cannot be shown',
  notOpened: 'This page is opened by a button of your claim. Please go back and choose what you want to do.',
  noScript: 'The calendar needs JavaScript. Please switch it on and load the page again, or ring us.',
  noAddress: 'There is no calendar here for what you want to do. Please contact us, and we will do it with you.',
  back: 'Back',
  help: 'Need help?',
  ask: 'The calendar is run by {host}. It is given your name and your email address.',
  askMove: 'The calendar is run by {host}.',
  show: 'Show the calendar',
  widgetTitle: 'Calendar of {host}',
  ownPage: 'Open the calendar in its own page',
  slowTitle: 'The calendar has not appeared',
  slow: 'It may be slow, or your network may not let it through. You can open it in its own page, or contact us.',
  waiting: 'Your time is booked. It will be here in a moment; you do not need to wait.',
  booked: 'Your interview is booked',
  cancelled: 'Your interview is cancelled',
  held: 'You have an interview booked already',
  heldText: 'It stays as it is unless you move it or cancel it.',
  counts: 'This is the time that counts.',
  toCalendar: 'Add to your calendar',
  calendarTitle: 'Interview',
} as const;
