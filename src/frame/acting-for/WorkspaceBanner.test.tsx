// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownPage } from '../../visit/shown.ts';
import type { Visit } from '../../visit/visit.ts';
import { WorkspaceBanner } from './WorkspaceBanner.tsx';

const given = vi.hoisted(() => ({ shown: {} as Partial<ShownPage> }));
const session = { current: () => ({ state: 'signed-in', view: { fullName: 'Elin Hale' } }) };
vi.mock('../../visit/portal-context.ts', () => ({ usePortal: () => ({ session }) }));
vi.mock('../../visit/use-shown.ts', () => ({ useShown: () => given.shown }));
afterEach(cleanup);

const visit = {
  site: { dictionary: {}, language: 'en', languages: ['en'] },
  url: new URL('https://acme.example/securedPage/hub'),
  acting: { workspace: true, account: { id: 'a' } },
  host: { act: vi.fn() },
} as unknown as Visit;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('name and number of the account keep their own direction in the line about them; its links lead to the account and the list', () => {
  given.shown = { onBehalfOf: { fullname: 'ليلى حداد', identifier: 'NG-1001' } };
  render(<WorkspaceBanner visit={visit} />);
  expect(screen.getByRole('status').textContent).toBe('You act for \u2068ليلى حداد\u2069, \u2068NG-1001\u2069.');
  expect(links()).toEqual(['/listing/details?accountId=a', '/listing/list']);
});

test('signing out is a plain form in its menu; with a script the app is asked instead of it', () => {
  given.shown = {};
  const { container } = render(<WorkspaceBanner visit={visit} />);
  const form = container.querySelector<HTMLFormElement>(
    `#${container.querySelector('[popovertarget]')?.getAttribute('popovertarget')} form`,
  )!;
  expect([form.method, new URL(form.action).pathname, Object.fromEntries(new FormData(form))]).toEqual([
    'post',
    '/auth/sign-out',
    { returnTo: '/page/registration?signedOut=1' },
  ]);
  expect(fireEvent.submit(form)).toBe(false);
  expect(visit.host.act).toHaveBeenCalledExactlyOnceWith('sign-out', {});
});

test('without an account the line names who is signed in', () => {
  given.shown = {};
  render(<WorkspaceBanner visit={{ ...visit, acting: { workspace: true, account: 'none' } }} />);
  expect(screen.getByRole('status').textContent).toBe('Workspace of \u2068Elin Hale\u2069');
  expect(links()).toEqual(['/listing/list']);
});
