// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Given } from '#engine';
import { ClaimStatus } from './ClaimStatus.tsx';
import { texts } from './claim-status.schema.ts';
import { examples } from './examples.ts';

afterEach(cleanup);

function show(name: string, more: object = {}) {
  const data = structuredClone(examples[name]?.data) as { status: object };
  Object.assign(data.status, more);
  const given = { id: 'status', text: texts, language: 'en', data, act: vi.fn() } as unknown as Given<typeof texts, 'status'>;
  return render(<ClaimStatus {...given} />);
}

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
    ['Saved', 'Your vehicle, on 19 Nov 2026. You can go on at any time.'],
  ]);
});

test.each([
  ['full', 'Continue: Your vehicle, step 2 of 6', '/form/vehicle-claim', 'By 31 Mar 2027129 days left'],
  ['begin', 'Start: Your vehicle', '/form/vehicle-claim', undefined],
  ['missing', 'Continue: Your vehicle', '/form/vehicle-claim', undefined],
  ['toSign', 'Read and sign', '/securedPage/esign-list', 'Please answer by: 14 Dec 202622 days left'],
  ['lastDay', 'Start: Your vehicle', '/form/vehicle-claim', 'By 22 Nov 2026Today is the last day'],
  ['passed', 'Start: Your vehicle', '/form/vehicle-claim', 'By 20 Nov 2026That date has passed. Please contact us.'],
  ['offered', 'Ring 0808 157 0142', 'tel:08081570142', undefined],
])('%s: one button, %j, and the deadline in days', (name, label, href, deadline) => {
  show(name);
  expect(card().querySelectorAll('a, button').length).toBe(1);
  expect([link().textContent?.replace(/[\u2068\u2069]/g, ''), link().getAttribute('href')]).toEqual([label, href]);
  expect(card().querySelector('svg + span')?.parentElement?.textContent).toBe(deadline);
});

test('a claim that has ended is calm: its reason, and what may be done', () => {
  show('closed');
  expect(card().dataset['tone']).toBe('closed');
  expect(screen.getByText('The vehicle was made in 2008, before the engines in question')).toBeTruthy();
  expect(link().getAttribute('href')).toBe('/page/contact');
});

test('the booked interview has its date, time and zone', () => {
  show('booked');
  const time = card().querySelector('time');
  expect(time?.dateTime).toBe('2026-12-08T14:30:00Z');
  expect(time?.textContent).toMatch(/^0[89] Dec 2026 \d{2}:\d{2} [AP]M$/i);
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
  expect(show('empty').container.textContent).toBe('');
});
