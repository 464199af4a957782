// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failedSignOut, reportFailedSignOut } from '../../auth/failed-sign-out.ts';
import type { Visit } from '../../visit/visit.ts';
import { StillSignedIn } from './StillSignedIn.tsx';

const ask = vi.fn(() => Promise.resolve({ ok: false, code: 'still-signed-in' }));
const visit = { site: undefined, host: { act: ask } } as unknown as Visit;
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};

afterEach(() => {
  cleanup();
  failedSignOut.put(null);
});

test('a failed sign-out is reported and tried again, and the person may stay signed in', async () => {
  render(<StillSignedIn visit={visit} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => reportFailedSignOut('/page/faqs'));
  expect(screen.getByRole('dialog', { name: 'You are not signed out yet' }).textContent).toContain('still signed in on this device');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(ask).toHaveBeenCalledExactlyOnceWith('sign-out', { to: '/page/faqs' });
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })));
  expect([screen.queryByRole('dialog'), failedSignOut.current()]).toEqual([null, null]);
});
