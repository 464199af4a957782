// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Visit } from '../../visit/visit.ts';
import { SignedOut } from './SignedOut.tsx';

const place = vi.hoisted(() => ({ key: 'first' }));
vi.mock('../../navigation/router.ts', () => ({ useLocation: () => place }));

beforeEach(() => void vi.resetModules());
afterEach(cleanup);

/** The module as a new document has it. */
const nextDocument = () => import('../../auth/signed-out.ts');

test('only the document that a sign-out opens knows of it', async () => {
  expect((await nextDocument()).openedBySignOut()).toBe(false);
  (await nextDocument()).keepSignOut();
  vi.resetModules();
  const after = await nextDocument();
  expect([after.openedBySignOut(), after.openedBySignOut()]).toEqual([true, true]);
  vi.resetModules();
  expect((await nextDocument()).openedBySignOut()).toBe(false);
});

test('the page after a sign-out reports it, with the focus on it, until the visitor goes on', () => {
  const visit = { site: undefined } as unknown as Visit;
  const { rerender } = render(<SignedOut visit={visit} />);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('You are signed out.');
  expect(document.activeElement).toBe(notice);
  place.key = 'second';
  rerender(<SignedOut visit={visit} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a menu that is open when the notice arrives stays open: the focus is not taken out of it', () => {
  const open = vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === ':popover-open' ? document.body : null));
  place.key = 'first';
  render(<SignedOut visit={{ site: undefined } as unknown as Visit} />);
  expect(document.activeElement).toBe(document.body);
  open.mockRestore();
});
