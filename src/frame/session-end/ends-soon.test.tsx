// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndsSoon } from './EndsSoon.tsx';
import { spokenSeconds } from './spoken-time.ts';

HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (endsAt = 120_000) => {
  const [stay, leave] = [vi.fn(), vi.fn(async () => undefined)];
  render(<EndsSoon site={undefined} {...{ endsAt, stay, leave }} />);
  return { stay, leave };
};

test('the time left is counted for the eye, and announced at its begin, at one minute and then every 20 seconds', () => {
  show();
  const spoken = new Set<Element>();
  for (let second = 0; second < 119; second += 1) {
    act(() => void vi.advanceTimersByTime(1000));
    for (const text of screen.getByRole('dialog').querySelectorAll('[aria-live=assertive] > *')) spoken.add(text);
  }
  expect([...spoken].map(({ textContent }) => textContent)).toEqual([
    'You are signed out in two minutes.',
    'You are signed out in one minute.',
    'You are signed out in 40 seconds.',
    'You are signed out in 20 seconds.',
  ]);
  expect(screen.getByText('00:01').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the announcement of a shorter time begins with that time', () => {
  expect([90, 61, 60, 59, 40, 21, 20, 1].map((left) => spokenSeconds(left, 90))).toEqual([90, 90, 60, 60, 40, 40, 20, 20]);
  expect([30, 20].map((left) => spokenSeconds(left, 30))).toEqual([30, 20]);
});

test('staying is the first answer, signing out the second; a dialog that is taken away answers nothing', () => {
  const { stay, leave } = show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stay signed in', 'Sign out now']);
  fireEvent.click(screen.getByText('Sign out now'));
  expect([leave.mock.calls.length, stay.mock.calls.length]).toEqual([1, 0]);
  cleanup();
  expect(stay).not.toHaveBeenCalled();
  const again = show();
  fireEvent.click(screen.getByText('Stay signed in'));
  expect(again.stay).toHaveBeenCalledTimes(1);
});
