import { calendarFile } from './calendar-file.ts';
import { done, type Action } from './action.ts';
import { saveFile } from './save-file.ts';

/** An interview as a file for calendars. */
export const keepAppointment: Action<'keep-appointment'> = async ({ title, startsAt, minutes }, { url }) => {
  const file = calendarFile({ title, startsAt, minutes, host: url.hostname, now: Date.now() });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'interview.ics');
  return done;
};
