// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepSignOut, takeSignOut } from '../navigation/signed-out.ts';
import type { Visit } from '../visit.ts';
import { SignedOut } from './SignedOut.tsx';

afterEach(cleanup);

test('[NAV-03] the page after a sign-out says so once, announced and with the focus on it', () => {
  expect(takeSignOut()).toBe(false);
  keepSignOut();
  expect([takeSignOut(), takeSignOut()]).toEqual([true, false]);
  render(<SignedOut visit={{ site: undefined } as unknown as Visit} />);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('You are signed out.');
  expect(document.activeElement).toBe(notice);
});
