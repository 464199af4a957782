// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../../auth/index.ts';
import { keepSentForm } from '../../forms/index.ts';
import { SentFormNote } from './SentFormNote.tsx';

const session = vi.hoisted(() => ({ current: vi.fn(), resolve: vi.fn() }));
const place = vi.hoisted(() => ({ pathname: '', search: '' }));
vi.mock('../../visit/index.ts', () => ({ usePortal: () => ({ session }), useShown: () => ({}) }));
vi.mock('../../router/index.ts', () => ({ useLocation: () => place }));

const view = {
  id: 'ann',
  username: 'ann',
  fullName: 'Ann',
  staff: false,
  manager: false,
  editor: false,
  profileHref: '',
  preferencesHref: '',
};
const ann: SessionState = { state: 'signed-in', view };
let known = Promise.withResolvers<SessionState>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  known = Promise.withResolvers();
  session.current.mockReturnValue({ state: 'pending' });
  session.resolve.mockImplementation(() => known.promise);
  Object.assign(place, { pathname: '/claim-confirmation', search: '?referenceNumber=R-1' });
});
afterEach(cleanup);

const stated = (): string => screen.getByRole('status').textContent ?? '';

test('while it is unknown who is looking nothing is stated, not even of a visitor; then what the person sent is', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success' });
  await act(async () => render(<SentFormNote />));
  expect(stated()).toBe('');
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', person: 'ann' });
  await act(async () => known.resolve(ann));
  await vi.waitFor(() => expect(stated()).toContain('R-1'));
});

test('what a visitor sent in this tab is stated to no person who signs in', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success' });
  await act(async () => render(<SentFormNote />));
  await act(async () => known.resolve(ann));
  expect(stated()).toBe('');
});

test('staff are reminded of what they sent for the account of the address', async () => {
  place.search += '&accountId=a-1';
  await keepSentForm({ reference: 'R-1', slug: 'claim-success', person: 'ann for a-1' });
  await act(async () => render(<SentFormNote />));
  await act(async () => known.resolve({ ...ann, view: { ...view, staff: true } }));
  await vi.waitFor(() => expect(stated()).toContain('R-1'));
});

test('where the code of the session cannot be had nothing is stated', async () => {
  await keepSentForm({ reference: 'R-1', slug: 'claim-success' });
  await act(async () => render(<SentFormNote />));
  await act(async () => known.reject(new Error('not loaded')));
  expect(stated()).toBe('');
});

test('at the next address nothing of it is left', async () => {
  known.resolve({ state: 'signed-out' });
  await keepSentForm({ reference: 'R-1', slug: 'claim-success' });
  const { rerender } = render(<SentFormNote />);
  await vi.waitFor(() => expect(stated()).toContain('R-1'));
  Object.assign(place, { pathname: '/profile', search: '' });
  rerender(<SentFormNote />);
  expect(stated()).toBe('');
});
