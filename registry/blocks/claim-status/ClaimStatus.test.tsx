// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import { ClaimStatus } from './ClaimStatus.tsx';
import { texts } from './claim-status.schema.ts';
import { examples } from './examples.ts';

afterEach(cleanup);

function show(name: string, more: object = {}) {
  const data = structuredClone(examples[name]?.data) as { status: object };
  Object.assign(data.status, more);
  const given = { id: 'status', text: texts, language: 'en', data, act: vi.fn() } as unknown as BlockEnvironment<typeof texts, 'status'>;
  render(<ClaimStatus {...given} />);
  return given.act as unknown as ReturnType<typeof vi.fn>;
}

const visit = { projectId: 'p', email: 'ann@example.org', fullName: 'Ann Lee' };
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const card = () => screen.getByRole('group');
const link = () => screen.getByRole('link', { name: /^(Start|Continue|Read|Ring 0808|Ask)/ });

test('status with its colour, message, notes and number', () => {
  show('full');
  expect(card().getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { level: 2, name: 'Your vehicle is the next step' }).id);
  expect(card().dataset['tone']).toBe('action');
  expect(card().querySelector('span[data-tone]')?.getAttribute('data-tone')).toBe('waiting');
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/[\u2068\u2069]/g, '')]),
  ).toEqual([
    ['Your solicitor', 'Elin Hale'],
    ['Claim number', 'NG-104233'],
    ['Saved', 'Your vehicle, on 19\u00a0Nov\u00a02026. You can go on at any time.'],
  ]);
});

test.each([
  ['full', 'Continue: Your vehicle, step\u00a02\u00a0of\u00a06', '/form/vehicle-claim', 'By 31\u00a0Mar\u00a02027129 days left'],
  ['begin', 'Start: Your vehicle', '/form/vehicle-claim', undefined],
  ['missing', 'Continue: Your vehicle', '/form/vehicle-claim', undefined],
  ['toSign', 'Read and sign', '/securedPage/esign-list', 'Please answer by: 14\u00a0Dec\u00a0202622 days left'],
  ['lastDay', 'Start: Your vehicle', '/form/vehicle-claim', 'By 22\u00a0Nov\u00a02026Today is the last day'],
  ['passed', 'Start: Your vehicle', '/form/vehicle-claim', 'By 20\u00a0Nov\u00a02026That date has passed. Please contact us.'],
  ['offered', 'Ring 0808 157 0142', 'tel:08081570142', undefined],
])('%s: one button, %j, and the deadline in days', (name, label, href, deadline) => {
  show(name);
  expect(card().querySelectorAll('a, button').length).toBe(1);
  expect([link().textContent?.replace(/[\u2068\u2069]/g, ''), link().getAttribute('href')]).toEqual([label, href]);
  expect(card().querySelector('svg + span')?.parentElement?.textContent).toBe(deadline);
});

test('both answers are beside each other, until a date with its days, and the number of the words can be rung', () => {
  show('decision');
  expect([...card().querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['0808 157 0142', 'tel:08081570142'],
    ['Read and sign', '/securedPage/esign-list;documentId=d'],
    ['Ask for a review', '/page/contact'],
  ]);
  const [sign, review] = [...card().querySelectorAll('a')].slice(1);
  expect(sign?.parentElement).toBe(review?.parentElement);
  expect(card().textContent).toContain('14 days left');
});

test('what was declined has its way back in the card', () => {
  show('declined');
  expect(screen.getByRole('link', { name: texts.reopen }).getAttribute('href')).toBe('/securedPage/esign-list');
});

test('a claim that has ended is calm: its reason, and what may be done', () => {
  show('closed');
  expect(card().dataset['tone']).toBe('closed');
  expect(screen.getByText('The vehicle was made in 2008, before the engines in question')).toBeTruthy();
  expect(link().getAttribute('href')).toBe('/page/contact');
});

test('the booked interview has its time, and is moved, cancelled or kept', () => {
  const act = show('booked');
  const time = card().querySelector('time');
  expect([time?.dateTime, time?.parentElement?.textContent]).toEqual([
    '2026-12-08T14:30:00Z',
    expect.stringMatching(/^Tuesday 08 Dec 2026 02:30 PM (GMT|UTC)$/i),
  ]);
  expect(buttons()).toEqual(['Reschedule Interview', 'Cancel Interview', 'Add to your calendar']);
  vi.useFakeTimers({ now: Date.parse('2026-12-08T14:29:59Z') });
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule Interview' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Interview' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to your calendar' }));
  expect(act.mock.calls).toEqual([
    ['open-booking', { ...visit, action: 'reschedule' }],
    ['open-booking', { ...visit, action: 'cancel' }],
    ['keep-appointment', { startsAt: '2026-12-08T14:30:00Z', minutes: 20, title: 'Interview' }],
  ]);
  vi.useRealTimers();
});

test('one that is over is not cancelled, and moving it is a new booking, also on a page that was open when it began', () => {
  const act = show('interviewOver');
  expect(buttons()).toEqual(['Reschedule Interview']);
  vi.useFakeTimers({ now: Date.parse('2026-12-08T14:30:00Z') });
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule Interview' }));
  expect(act).toHaveBeenLastCalledWith('open-booking', { ...visit, action: 'new' });
  cleanup();
  const later = show('booked');
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule Interview' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Interview' }));
  expect(later.mock.calls).toEqual([
    ['open-booking', { ...visit, action: 'new' }],
    ['reload', { need: 'status' }],
  ]);
  vi.useRealTimers();
});

test('one that is over is worded as over, not as the status of before it; what else is asked for keeps its words', () => {
  show('interviewOver');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(texts.interviewOver);
  expect(card().textContent).toContain(texts.interviewOverText);
  expect(card().textContent).toContain(texts.appointmentPast);
  for (const before of ['Call booked', 'Your call is booked', 'We will ring']) expect(card().textContent).not.toContain(before);
  cleanup();
  const { value } = (examples['interviewOver'] as unknown as { data: { status: { value: object } } }).data.status;
  show('interviewOver', { value: { ...value, action: { kind: 'form', name: 'Your vehicle', status: 'NotStarted', href: '/form/v' } } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your call is booked');
});

test('one of which no configuration can be had keeps its time, without a way to change it', () => {
  show('interviewKept');
  expect(card().querySelector('time')?.dateTime).toBe('2026-12-08T14:30:00Z');
  expect(buttons()).toEqual([]);
});

test('the one button books; where another leads it is beside, in the tenant’s words', () => {
  const act = show('toBook');
  expect(buttons()).toEqual(['Schedule Interview']);
  fireEvent.click(screen.getByRole('button'));
  expect(act).toHaveBeenCalledWith('open-booking', { ...visit, action: 'new' });
  cleanup();
  show('toBookLater');
  expect(buttons().at(-1)).toBe('Choose another time');
  expect(card().textContent).toContain('We ring you');
});

test('the status is not repeated where the message has its words', () => {
  show('minimal');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your claim');
  expect(card().querySelector('span[data-tone]')).toBeNull();
});

test('what cannot be had is reported and can be tried again; without an account the list of forms has the words', () => {
  const retry = vi.fn();
  show('unavailable', { retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  cleanup();
  show('empty');
  expect(document.body.textContent).toBe('');
});
