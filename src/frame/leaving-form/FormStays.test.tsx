// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteFiles } from '../../forms/leaving.ts';
import { createUnsent, release } from '../../forms/unsent.ts';
import { FormStays } from './FormStays.tsx';
import type { Visit } from '../../visit/visit.ts';

type Leaving = (asked: { currentLocation: Location; nextLocation: Location }) => boolean;
interface Location {
  readonly pathname: string;
  readonly search: string;
}
const blocker = vi.hoisted(() => ({
  state: 'unblocked',
  location: { pathname: '/securedPage/my-claim', search: '', hash: '#b' },
  reset: vi.fn(),
  proceed: vi.fn(),
  holds: undefined as unknown,
}));
vi.mock('../../router/router.ts', () => ({
  useBlocker(holds: unknown) {
    blocker.holds = holds;
    return blocker;
  },
}));
const portal = vi.hoisted(() => ({
  unsent: undefined as unknown,
  offline: () => false,
  browser: { go: vi.fn(async (..._to: unknown[]) => undefined) },
}));
vi.mock('../../visit/portal-context.ts', () => ({ usePortal: () => portal }));

const visit = { site: { dictionary: {}, language: 'en', languages: ['en'] } } as unknown as Visit;
const form = { pathname: '/form/claim', search: '' };
const hub = { pathname: '/securedPage/my-claim', search: '' };
const lost = (name: string) => ({ name, kept: false });
const leavesTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
let unsent: ReturnType<typeof createUnsent>;

beforeEach(() => {
  vi.clearAllMocks();
  blocker.state = 'unblocked';
  portal.unsent = unsent = createUnsent();
});
afterEach(cleanup);

test('leaving a form asks while chosen files are not sent: in the portal and where the tab goes; a step of the form never does', () => {
  const { unmount } = render(<FormStays visit={visit} />);
  const asks = (nextLocation: Location) => (blocker.holds as Leaving)({ currentLocation: form, nextLocation });
  expect([asks(hub), leavesTab()]).toEqual([false, false]);
  act(() => noteFiles(unsent, [lost('v5c.pdf')]));
  expect([asks(hub), asks(form), leavesTab()]).toEqual([true, false, true]);
  act(() => noteFiles(unsent, []));
  expect([asks(hub), leavesTab()]).toEqual([false, false]);
  act(() => noteFiles(unsent, [lost('v5c.pdf')]));
  unmount();
  expect([unsent.files, leavesTab()]).toEqual([[], false]);
});

test('the question names the files, and one may stay or leave', () => {
  noteFiles(unsent, ['v5c.pdf', 'photo.jpg'].map(lost));
  blocker.state = 'blocked';
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  render(<FormStays visit={visit} />);
  const dialog = screen.getByRole('dialog', { name: 'Your files are not sent yet' });
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['v5c.pdf', 'photo.jpg']);
  fireEvent.click(screen.getByRole('button', { name: 'Leave without them' }));
  expect([blocker.reset.mock.calls.length, blocker.proceed.mock.calls.length]).toEqual([0, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect([blocker.reset.mock.calls.length, blocker.proceed.mock.calls.length]).toEqual([1, 1]);
});

test('once the last file is sent there is nothing to ask any more: the page asked for opens', () => {
  noteFiles(unsent, [lost('v5c.pdf')]);
  blocker.state = 'blocked';
  render(<FormStays visit={visit} />);
  expect(blocker.proceed).not.toHaveBeenCalled();
  act(() => noteFiles(unsent, []));
  expect(blocker.proceed).toHaveBeenCalledTimes(1);
});

test('where the last file is refused, the form stays and states why; a document that is left for good opens no other page', () => {
  noteFiles(unsent, [lost('v5c.pdf')]);
  blocker.state = 'blocked';
  render(<FormStays visit={visit} />);
  act(() => noteFiles(unsent, [], true));
  expect([blocker.reset.mock.calls.length, blocker.proceed.mock.calls.length]).toEqual([1, 0]);
  act(() => noteFiles(unsent, [lost('photo.jpg')]));
  act(() => release(unsent));
  act(() => noteFiles(unsent, [lost('late.jpg')]));
  expect([blocker.proceed.mock.calls.length, unsent.files, leavesTab()]).toEqual([0, [], false]);
});

test('with answers that would be lost the form itself asks, on each way out and where the tab is closed', () => {
  const ask = vi.fn();
  unsent.guard = { losesAnswers: () => true, ask };
  const { rerender } = render(<FormStays visit={visit} />);
  expect([(blocker.holds as Leaving)({ currentLocation: form, nextLocation: hub }), leavesTab()]).toEqual([true, true]);
  blocker.state = 'blocked';
  rerender(<FormStays visit={visit} />);
  expect([ask.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  const [way] = ask.mock.calls[0] as [{ leave: () => void; stay: () => void }];
  way.stay();
  way.leave();
  expect([blocker.reset.mock.calls.length, blocker.proceed.mock.calls.length]).toEqual([1, 1]);
  // As the router does once another step of the form was shown meanwhile.
  for (const move of [blocker.reset, blocker.proceed])
    move.mockImplementationOnce(() => {
      throw new Error('Invalid blocker state transition');
    });
  way.stay();
  expect(portal.browser.go.mock.calls).toEqual([]);
  way.leave();
  expect(portal.browser.go.mock.calls).toEqual([['/securedPage/my-claim#b', false]]);
});
