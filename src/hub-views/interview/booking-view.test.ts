import { expect, test } from 'vitest';
import type { BookingConfig, BookingVisit } from '#schemas/api';
import { bookingView, readVisit } from './booking-view.ts';

const visit: BookingVisit = {
  action: 'new',
  projectId: 'p',
  email: 'ann+1@example.org',
  fullName: 'Ann Lee',
  cancelUrl: 'https://calendly.com/cancellations/1',
  rescheduleUrl: 'https://calendly.com/reschedulings/1',
};
const booking: BookingConfig = {
  isAppointmentBookingEnabled: true,
  showScheduleInterviewWorkflowStatusCode: [],
  showCancelRescheduleInterviewWorkflowStatusCode: [],
  calendlyDataUrl: 'https://calendly.com/firm/talk?month=2026-12',
  asksBeforeWidget: false,
  interviewMinutes: 20,
  timeZone: 'Europe/London',
  frameHosts: ['calendly.com'],
  bookingMark: 'mark+1',
};

interface Changes {
  readonly visit?: object;
  readonly booking?: object;
  readonly answer?: object | undefined;
  readonly isKnown?: boolean;
}

const view = (changes: Changes = {}) =>
  bookingView(
    {
      visit: { ...visit, ...changes.visit },
      booking: { ...booking, ...changes.booking },
      answer: 'answer' in changes ? changes.answer : { app_StartTime: '2026-12-08T14:30:00Z' },
      isKnown: changes.isKnown ?? true,
      now: Date.parse('2026-12-01T00:00:00Z'),
      origin: 'https://portal.example',
      languages: { language: 'cy', languages: ['en', 'cy'] },
    },
    { help: {}, backHref: '/securedPage/my-claim' },
  );
const queryOf = (address = '') => Object.fromEntries(new URL(address).searchParams);

test('what the screen was opened with is read from the state of the history, and nothing else counts', () => {
  expect(readVisit(visit)).toEqual(visit);
  expect(readVisit({ action: 'cancel', projectId: 'p' })).toEqual({ action: 'cancel', projectId: 'p', email: '', fullName: '' });
  for (const state of [null, undefined, 'new', {}, { action: 'new' }, { ...visit, action: 'delete' }, { ...visit, projectId: 7 }])
    expect([state, readVisit(state)]).toEqual([state, undefined]);
});

test('a new booking is the configured calendar with name, mail address and the mark of the account; no id is in any address', () => {
  const { widget } = view({ booking: { colours: { primary: '#1d4f91' } } });
  expect(widget).toMatchObject({ host: 'calendly.com', origin: 'https://calendly.com' });
  expect(queryOf(widget?.src)).toEqual({
    month: '2026-12',
    name: 'Ann Lee',
    email: 'ann+1@example.org',
    utm_content: 'mark+1',
    primary_color: '1d4f91',
    embed_domain: 'portal.example',
    embed_type: 'Inline',
  });
});

test('cancelling and moving go to the addresses of the booking, with the mark of the account, without name and mail address', () => {
  for (const [action, path] of [
    ['cancel', '/cancellations/1'],
    ['reschedule', '/reschedulings/1'],
  ]) {
    const { widget } = view({ visit: { action } });
    expect([new URL(widget?.src ?? '').pathname, queryOf(widget?.src)]).toEqual([
      path,
      { utm_content: 'mark+1', embed_domain: 'portal.example', embed_type: 'Inline' },
    ]);
  }
});

const held = {
  app_StartTime: '2026-12-08T14:30:00Z',
  app_CancelUrl: 'https://calendly.com/cancellations/2',
  app_RescheduleUrl: 'https://calendly.com/reschedulings/2',
};

test('a page that was opened for a new booking, and read again once there is one, has that one and not a second calendar', () => {
  expect(view({ answer: held }).held).toMatchObject({
    cancelUrl: held.app_CancelUrl,
    rescheduleUrl: held.app_RescheduleUrl,
    projectId: 'p',
  });
  for (const answer of [undefined, { ...held, app_StartTime: '2026-11-30T14:30:00Z' }]) expect(view({ answer })).not.toHaveProperty('held');
  expect(view({ answer: held, visit: { action: 'reschedule' } })).not.toHaveProperty('held');
});

test('an interview that was moved since is moved and cancelled at its addresses of now; one that is not there any more is gone', () => {
  expect(view({ answer: held, visit: { action: 'cancel' } }).widget?.href).toBe(`${held.app_CancelUrl}?utm_content=mark%2B1`);
  const cancelled = { answer: undefined, visit: { action: 'cancel' } };
  expect([view(cancelled).gone, view({ ...cancelled, isKnown: false }).gone]).toEqual([true, undefined]);
});

test.each<[string, Changes]>([
  ['without an address to cancel', { visit: { action: 'cancel', cancelUrl: undefined } }],
  ['without an address to move', { visit: { action: 'reschedule', rescheduleUrl: undefined } }],
  ['without a configured calendar', { booking: { calendlyDataUrl: undefined } }],
  ['where booking is off', { booking: { isAppointmentBookingEnabled: false } }],
  ['at a host that the tenant does not name', { booking: { frameHosts: ['calendar.example'] } }],
  ['without https', { booking: { calendlyDataUrl: 'http://calendly.com/firm' } }],
  ['that is a script', { visit: { action: 'cancel', cancelUrl: 'javascript:alert(1)//calendly.com' } }],
])('no calendar %s: the error flag', (_, changes) => {
  const { widget, fault } = view(changes);
  expect([widget, fault]).toEqual([undefined, 'no-address']);
});

test('the calendar’s own script gets what the frame would', () => {
  const widgetScript = 'https://assets.calendly.com/assets/external/widget.js';
  expect(view({ booking: { widgetScript } }).widget?.script).toEqual({
    src: widgetScript,
    url: `${booking.calendlyDataUrl}&utm_content=mark%2B1`,
    prefill: { name: 'Ann Lee', email: 'ann+1@example.org' },
  });
  expect(view({ booking: { widgetScript, standIn: 'http://localhost' } }).widget).not.toHaveProperty('script');
});

test('in a demo the stand-in answers in place of the host; words of the tenant are in the language shown', () => {
  const standIn = '/demo/calendar';
  const shown = view({ booking: { standIn, screens: { new: { header: { en: 'Book', cy: 'Trefnu' } } } } });
  expect(shown).toMatchObject({ header: 'Trefnu', interview: { startsAt: '2026-12-08T14:30:00Z', minutes: 20 } });
  expect(shown.widget).toMatchObject({ host: 'calendly.com', origin: 'https://portal.example' });
  expect(shown.widget?.src).toMatch(/^https:\/\/portal\.example\/demo\/calendar\/firm\/talk\?/);
});
