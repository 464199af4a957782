// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VisitorNotice } from './VisitorNotice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const drawnAt = (address: string): HTMLElement => {
  history.replaceState(null, '', address);
  render(<VisitorNotice>You are signed out.</VisitorNotice>);
  return screen.getByRole('status');
};

test('after a sign-out the notice has the focus, so that it is read, and not announced as well', () => {
  const notice = drawnAt('/page/registration?signedOut=1');
  expect(document.activeElement).toBe(notice);
  expect(notice.ariaLive ?? notice.getAttribute('aria-live')).toBe('off');
});

test('any other notice leaves the focus where it is', () => {
  drawnAt('/?tab=1');
  expect(document.activeElement).toBe(document.body);
});

test('a menu that is open when the notice arrives stays open: the focus is not taken out of it', () => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === ':popover-open' ? document.body : null));
  drawnAt('/?signedOut=1');
  expect(document.activeElement).toBe(document.body);
});
