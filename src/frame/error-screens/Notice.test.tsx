// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Notice } from './Notice.tsx';

const act = vi.hoisted(() => vi.fn(async () => ({ ok: true })));
const session = vi.hoisted(() => ({ state: 'signed-out' }));
/** What the document knows of the session. */
const fact = vi.hoisted(() => ({ state: 'pending', value: undefined as unknown }));
vi.mock('../../visit/portal-context.ts', () => ({ usePortal: () => ({ session: { current: () => session } }) }));
vi.mock('../../router/index.ts', () => ({ useLocation: () => ({ pathname: '/error/404', search: '' }) }));
vi.mock('../../visit/use-shown.ts', () => ({
  useShown: () => ({ visit: { host: { act }, facts: { read: () => fact }, site: { claimsEnabled: true, dictionary: {} } } }),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  session.state = 'signed-out';
  Object.assign(fact, { state: 'pending', value: undefined });
});

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('after a time-out the continue link leads, and signs out first', () => {
  render(<Notice heading="error.timeout" message="error.timeoutMessage" over />);
  expect(screen.getByRole('heading').textContent).toBe('Session Timeout');
  expect(links()).toEqual([
    ['Please click here to continue', '/'],
    ['Home page', '/page'],
  ]);
  expect(fireEvent.click(screen.getByText('Please click here to continue'))).toBe(false);
  expect(act.mock.calls).toEqual([['sign-out', { to: '/' }]]);
});

test('a visitor reads nothing about signing out, and the continue link is a plain one', () => {
  render(<Notice heading="notFound.heading" message="notFound.message" />);
  expect(links()).toEqual([
    ['Home page', '/page'],
    ['Please click here to continue', '/'],
  ]);
  expect(screen.queryByText('This link signs you out and goes to the start page.')).toBeNull();
  fireEvent.click(screen.getByText('Please click here to continue'));
  expect(act).not.toHaveBeenCalled();
});

test('where a sign-in is missing, a visitor is led to it first; who is signed in is led back', () => {
  const notice = <Notice heading="error.unauthorized" message="error.unauthorizedMessage" signsIn="error.signIn" />;
  const { rerender } = render(notice);
  expect(links()).toEqual([
    ['Please click here to continue', '/?returnTo=%2FsecuredPage%2Fmy-claim&tab=1'],
    ['Home page', '/page'],
  ]);
  fireEvent.click(screen.getByText('Please click here to continue'));
  expect(act).not.toHaveBeenCalled();
  session.state = 'signed-in';
  rerender(<Notice heading="error.unauthorized" message="error.unauthorizedMessage" signsIn="error.signIn" />);
  expect(links()[0]).toEqual(['Back to the portal', '/securedPage/my-claim']);
});

test('elsewhere the plain way back leads and keeps the session; the other link states that it signs out', () => {
  session.state = 'signed-in';
  render(<Notice heading="notFound.heading" message="notFound.message" />);
  expect(links()).toEqual([
    ['Back to the portal', '/securedPage/my-claim'],
    ['Please click here to continue', '/'],
  ]);
  expect(screen.getByText('This link signs you out and goes to the start page.')).toBeTruthy();
  fireEvent.click(screen.getByText('Back to the portal'));
  expect(act).not.toHaveBeenCalled();
});

test('after a time-out what is below waits for what the device keeps of a form', () => {
  const notice = <Notice heading="error.timeout" message="error.timeoutMessage" over />;
  expect(renderToString(notice)).toContain('data-state="loading"');
  const { container } = render(notice);
  expect(container.querySelector('[data-state]')).toBeNull();
});

test('a session that is known before the notice is hydrated causes no React error, and the way back is there', async () => {
  const notice = <Notice heading="notFound.heading" message="notFound.message" />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(notice);
  session.state = 'signed-in';
  const faults = vi.fn();
  const root = await settled(async () => hydrateRoot(place, notice, { onRecoverableError: faults }));
  expect(faults).not.toHaveBeenCalled();
  expect(links()[0]).toEqual(['Back to the portal', '/securedPage/my-claim']);
  await settled(async () => root.unmount());
  place.remove();
});

test('the server draws the ways on for the person whom the document is for, and for everyone else the same', () => {
  session.state = 'signed-in';
  const drawn = () => renderToString(<Notice heading="notFound.heading" message="notFound.message" />);
  expect(drawn()).not.toContain('Back to the portal');
  Object.assign(fact, { state: 'known', value: true });
  expect(drawn()).toContain('Back to the portal');
});
