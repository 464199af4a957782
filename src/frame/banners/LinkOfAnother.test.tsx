// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkOfAnother } from '../../auth/link-of-another.ts';
import { formLinkOf, keepFormLink } from '../../link/form-link.ts';
import { signedIn } from '../../routes/portal.fixture.ts';
import type { Visit } from '../../visit/visit.ts';
import { LinkOfAnother } from './LinkOfAnother.tsx';

const browser = { go: vi.fn(), here: () => new URL('https://portal.example/page/registration?name=claim&tab=1') };
const session = { current: () => signedIn('Ann Lee', false) };
vi.mock('../../visit/portal-context.ts', () => ({ usePortal: () => ({ browser, session }) }));
const ask = vi.fn(async () => ({ ok: true }));
const visit = { site: { claimsEnabled: true, dictionary: {}, language: 'en', languages: ['en'] }, host: { act: ask } } as unknown as Visit;
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  keepFormLink('claim', 'secret');
  render(<LinkOfAnother visit={visit} />);
  act(() => linkOfAnother.put({ recipient: 'b•••@example.org', to: '/page/registration?token=secret&name=claim' }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  linkOfAnother.put(null);
});

test('whose link it is is asked first; to open it signs out, and leads to the same address', async () => {
  const dialog = screen.getByRole('dialog', { name: 'This link is for another person' });
  expect(dialog.textContent).toMatch(/sent to .*b•••@example\.org.*signed in as .*Ann Lee/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out and open it' })));
  expect(ask).toHaveBeenCalledExactlyOnceWith('sign-out', { to: '/page/registration?token=secret&name=claim' });
  expect(formLinkOf('claim')).toBe('secret');
});

test('who stays is led to their own start, and the tab forgets the link', () => {
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })));
  expect([browser.go.mock.calls, ask.mock.calls]).toEqual([[['/securedPage/my-claim', true]], []]);
  expect([screen.queryByRole('dialog'), formLinkOf('claim')]).toEqual([null, undefined]);
});
