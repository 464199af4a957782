import { personOf } from '../auth/index.ts';
import { calendarFile } from './calendar-file.ts';
import { done, type Action } from './action.ts';
import { saveFile } from './save-file.ts';

/** An interview as a file for calendars. A person has one at a time, so its name is whose it is, and stays when it is moved. */
export const keepAppointment: Action<'keep-appointment'> = async ({ title, startsAt, minutes }, { url, session, acting }) => {
  const whose = typeof acting.account === 'object' ? acting.account.id : personOf(session.current());
  const id = `interview-${whose ?? startsAt}`;
  const file = calendarFile({ id, title, startsAt, minutes, host: url.hostname, now: Date.now() });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'interview.ics');
  return done;
};
