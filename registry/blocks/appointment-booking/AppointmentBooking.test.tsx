// @vitest-environment happy-dom
import { act as settle, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import type { BookingView } from '#schemas/api';
import { AppointmentBooking } from './AppointmentBooking.tsx';
import { texts } from './appointment-booking.schema.ts';
import { examples } from './examples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const valueOf = (name: string) => (examples[name] as unknown as { data: { booking: { value: BookingView } } }).data.booking.value;
const at = { startsAt: '2026-12-08T14:30:00Z', minutes: 20, timeZone: 'Europe/London' };

function show(name: string, more: Partial<BookingView> = {}) {
  const act = vi.fn(async () => ({ ok: true, value: undefined }));
  const drawn = (changes: Partial<BookingView>) => {
    const data = { booking: { state: 'ready', value: { ...valueOf(name), ...more, ...changes } } };
    return (
      <AppointmentBooking
        {...({ id: 'b', text: texts, language: 'en', data, act } as unknown as BlockEnvironment<typeof texts, 'booking'>)}
      />
    );
  };
  const { rerender } = render(drawn({}));
  return { act, again: (changes: Partial<BookingView>) => rerender(drawn(changes)) };
}
const frame = () => document.querySelector('iframe');
const post = (data: unknown, origin = 'https://calendly.example', source: unknown = frame()?.contentWindow) =>
  settle(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window })));
const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['minimal', texts.newHeader, texts.newText],
  ['cancel', texts.cancelHeader, texts.cancelText],
  ['full', 'Move your call', /^Choose a time between/],
])('%s: header, text and Back', (name, header, text) => {
  show(name);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(header);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.back }).getAttribute('href')).toBe('/securedPage/my-claim');
});

test.each([
  ['', 'notOpened', texts.notOpened],
  ['', 'noConfiguration', texts.unavailable],
  ['', 'noAddress', texts.noAddress],
])('%s %s: the error text and Back', (_, name, words) => {
  show(name);
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.getByRole('link', { name: texts.back })).toBeTruthy();
  expect(frame()).toBeNull();
});

test('without a configuration, an interview that is booked keeps its time', () => {
  show('noConfiguration', { kept: { startsAt: at.startsAt, timeZone: at.timeZone } });
  expect(document.querySelector('time')?.dateTime).toBe(at.startsAt);
});

test('where the tenant asks first, nothing of the calendar is there before a press; else it is at once', () => {
  show('minimal');
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.show }));
  expect(frame()?.src).toBe(valueOf('minimal').widget?.src);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Calendar of calendly.example' }));
  cleanup();
  show('minimal', { asksFirst: false });
  expect(document.activeElement).toBe(document.body);
  expect(frame()?.title).toBe('Calendar of calendly.example');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('a calendar that is not heard of within seconds is reported; its own page is always there', async () => {
  show('minimal', { asksFirst: false, help: { phone: '0808 157 0142' } });
  expect(screen.getByRole('link', { name: texts.ownPage }).getAttribute('href')).toBe('https://calendly.example/firm/interview');
  await pass(7999);
  expect(screen.queryByText(texts.slowTitle)).toBeNull();
  await pass(1);
  expect(screen.getByRole('status').textContent).toContain(texts.slowTitle);
  expect(screen.getByRole('link', { name: '0808 157 0142' })).toBeTruthy();
  await post({ event: 'calendly.event_type_viewed' });
  expect(screen.queryByText(texts.slowTitle)).toBeNull();
});

test('a message counts from the frame at the calendar’s origin alone', async () => {
  show('minimal', { asksFirst: false });
  await post({ event: 'calendly.event_scheduled' }, 'https://evil.example');
  await post({ event: 'calendly.event_scheduled' }, 'https://calendly.example', window);
  for (const data of [null, 'calendly.event_scheduled', { event: 7 }, { event: 'other.event_scheduled' }]) await post(data);
  expect(frame()).toBeTruthy();
});

test('what was booked is confirmed once, and its time is asked for until the server knows it', async () => {
  const { act, again } = show('minimal', { asksFirst: false });
  await post({ event: 'calendly.event_scheduled' });
  await pass(0);
  const status = screen.getByRole('status');
  expect([status.textContent, document.activeElement]).toEqual([texts.booked + texts.waiting, status]);
  expect(frame()).toBeNull();
  await pass(1000);
  await pass(2000);
  expect(act.mock.calls).toEqual([
    ['reload', { need: 'booking' }],
    ['reload', { need: 'booking' }],
  ]);
  again({ interview: at });
  expect(screen.getByRole('status').textContent).toMatch(/08 Dec 2026 02:30 PM.*counts/i);
  await pass(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: texts.toCalendar }));
  expect(act).toHaveBeenLastCalledWith('keep-appointment', { ...at, title: texts.calendarTitle });
});

test('a cancellation, of which a calendar sends no message, is noticed', async () => {
  const { act, again } = show('cancel', { asksFirst: false });
  await pass(5000);
  expect(act).toHaveBeenCalledWith('reload', { need: 'booking' });
  again({ interview: undefined } as never);
  expect(screen.getByRole('status').textContent).toBe(texts.cancelled);
});

test('a page of the calendar in its frame that gives way to another is asked about at once', async () => {
  const { act } = show('cancel', { asksFirst: false });
  await settle(async () => void frame()?.dispatchEvent(new Event('load')));
  await pass(1000);
  expect(act).toHaveBeenCalledWith('reload', { need: 'booking' });
});

test('an interview that is booked already is in place of a new calendar, with the ways to move and cancel it', () => {
  const { act } = show('held');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(texts.held);
  expect(screen.queryByRole('button', { name: texts.show })).toBeNull();
  for (const [name, action] of [
    [texts.rescheduleHeader, 'reschedule'],
    [texts.cancelHeader, 'cancel'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(act).toHaveBeenLastCalledWith('open-booking', { ...valueOf('held').held, action });
  }
});

test('an interview that was cancelled before the page was read again is reported as cancelled', () => {
  show('cancel', { gone: true, interview: undefined } as never);
  expect(screen.getByRole('status').textContent).toBe(texts.cancelled);
});

test('a calendar in use stays where what is read again cannot be had', async () => {
  const { again } = show('minimal', { asksFirst: false });
  const before = frame();
  again({ fault: 'no-configuration', widget: undefined } as never);
  expect(frame()).toBe(before);
});

test('with the calendar’s own script, it is loaded on demand, draws the frame, which gets a title; a script that does not come is reported', async () => {
  const script = { src: 'https://assets.calendly.example/widget.js', url: 'https://calendly.example/firm', prefill: { name: 'Ann' } };
  const widget = { ...valueOf('minimal').widget!, script };
  const initInlineWidget = vi.fn(({ parentElement }: { parentElement: HTMLElement }) =>
    parentElement.append(document.createElement('iframe')),
  );
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((element) => void scripts.push(element as HTMLScriptElement));
  show('minimal', { widget });
  expect(scripts).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: texts.show }));
  const [loaded] = scripts;
  expect(loaded?.src).toBe(script.src);
  Object.assign(globalThis, { Calendly: { initInlineWidget } });
  await settle(async () => void loaded?.dispatchEvent(new Event('load')));
  await pass(0);
  expect(initInlineWidget).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: script.url, prefill: script.prefill }));
  expect(frame()?.title).toBe('Calendar of calendly.example');
  cleanup();
  show('minimal', { asksFirst: false, widget: { ...widget, script: { ...script, src: 'https://assets.calendly.example/gone.js' } } });
  await settle(async () => void scripts[1]?.dispatchEvent(new Event('error')));
  await pass(0);
  expect(screen.getByRole('status').textContent).toContain(texts.slowTitle);
});
