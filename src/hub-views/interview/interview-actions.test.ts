import { expect, test } from 'vitest';
import type { BookingConfig } from '#schemas/api';
import { interviewActions } from './interview-actions.ts';

const booking: BookingConfig = {
  isAppointmentBookingEnabled: true,
  showScheduleInterviewWorkflowStatusCode: ['Wanted'],
  showCancelRescheduleInterviewWorkflowStatusCode: ['Booked'],
  asksBeforeWidget: false,
  interviewMinutes: 20,
  timeZone: 'Europe/London',
  frameHosts: [],
  labels: { schedule: { en: 'Book', cy: 'Trefnu' } },
};
const urls = { app_CancelUrl: 'https://calendly.com/cancellations/1', app_RescheduleUrl: 'https://calendly.com/reschedulings/1' };
const startsAt = '2026-12-08T14:30:00Z';

interface InterviewState {
  readonly answer?: object;
  /** Null: it cannot be had. */
  readonly config?: object | null;
  readonly now?: number;
}
const offer = (code: string, { answer = {}, config = {}, now = Date.parse('2026-12-01') }: InterviewState = {}) =>
  interviewActions({
    account: {
      projectId: 'p',
      email: 'ann@example.org',
      fullname: 'Ann Lee',
      locked: false,
      workflow: { status: 'x', accountStatusCode: code },
    },
    answer,
    booking: config ? { ...booking, ...config } : undefined,
    now,
    languages: { language: 'cy', languages: ['en', 'cy'], formats: { timeZone: 'Europe/Dublin' } },
  });

test('an interview may be booked where booking is on and the status is in the schedule list', () => {
  expect(offer('Wanted')).toEqual({
    schedule: true,
    labels: { schedule: 'Trefnu' },
    visit: { projectId: 'p', email: 'ann@example.org', fullName: 'Ann Lee' },
    pages: {},
  });
  expect(offer('Else')).toBeUndefined();
  expect(offer('Wanted', { config: { isAppointmentBookingEnabled: false } })).toBeUndefined();
});

test('a booked one is shown in a status of the other list, where start and both addresses are there', () => {
  const answer = { ...urls, app_StartTime: startsAt };
  expect(offer('Booked', { answer })).toMatchObject({
    schedule: false,
    interview: { startsAt, minutes: 20, timeZone: 'Europe/London', past: false },
    visit: { cancelUrl: urls.app_CancelUrl, rescheduleUrl: urls.app_RescheduleUrl },
  });
  for (const missing of ['app_StartTime', 'app_CancelUrl', 'app_RescheduleUrl'] as const)
    expect([missing, offer('Booked', { answer: { ...answer, [missing]: undefined } })]).toEqual([missing, undefined]);
  expect(offer('Booked', { answer: { ...answer, app_StartTime: 'soon' } })).toBeUndefined();
  expect(offer('Booked', { answer, config: { isAppointmentBookingEnabled: false } })).toBeUndefined();
});

test('one that is ahead is shown with its ways whatever the status is, and no second one is offered; one that is over is not', () => {
  const answer = { ...urls, app_StartTime: startsAt };
  const config = { frameHosts: ['calendly.com'] };
  for (const code of ['Wanted', 'Else']) {
    const known = offer(code, { answer, config });
    expect(known).toMatchObject({ schedule: false, interview: { startsAt, past: false } });
    expect(Object.keys(known?.pages ?? {})).toEqual(['cancel', 'reschedule']);
    expect(offer(code, { answer, now: Date.parse(startsAt) }) ?? {}).not.toHaveProperty('interview');
  }
});

test('where the configuration cannot be had, a booked one keeps its time, and nothing may be done about it', () => {
  const answer = { ...urls, app_StartTime: startsAt };
  const known = { schedule: false, labels: {}, pages: {} };
  expect(offer('Booked', { answer, config: null })).toEqual({ ...known, interview: { startsAt, timeZone: 'Europe/Dublin', past: false } });
  expect(offer('Booked', { answer, config: null, now: Date.parse(startsAt) })?.interview?.past).toBe(true);
  expect(offer('Wanted', { config: null })).toBeUndefined();
});

test('without a script there are the calendar’s own pages, at a host that the tenant names, for what may be done', () => {
  const config = { frameHosts: ['calendly.com'], calendlyDataUrl: 'https://calendly.com/firm' };
  const answer = { ...urls, app_StartTime: startsAt };
  const both = { cancel: urls.app_CancelUrl, reschedule: urls.app_RescheduleUrl };
  expect(offer('Booked', { answer, config })?.pages).toEqual(both);
  const fresh = { new: expect.stringMatching(/^https:\/\/calendly.com\/firm\?.*email=/) };
  for (const found of [offer('Wanted', { config }), offer('Booked', { answer, config, now: Date.parse(startsAt) })])
    expect(found?.pages).toEqual(fresh);
});

test.each([
  ['a millisecond before', -1, false],
  ['at its beginning', 0, true],
  ['afterwards', 3_600_000, true],
])('%s it begins, past is %s', (_, after, past) => {
  const answer = { ...urls, app_StartTime: startsAt };
  expect(offer('Booked', { answer, now: Date.parse(startsAt) + Number(after) })?.interview?.past).toBe(past);
});
