import { expect, test, vi } from 'vitest';
import type { Show, ShownPage } from '../visit/index.ts';
import type { SessionState } from '../auth/session.ts';
import { audienceHeader, forVisitors, guarded, onDeviceOnly } from './secured.ts';

const sessionOf = (state: SessionState['state']) => ({
  current: () => ({ state, view: { staff: false } }) as unknown as SessionState,
  resolve: async () => ({ state, view: { staff: false } }) as unknown as SessionState,
});

const screen = vi.fn(async () => ({ title: 'Mine' }) as ShownPage);
const guard = async (state: SessionState['state'], path: string): Promise<unknown> => {
  try {
    return await guarded({ session: sessionOf(state) }, new URL(path, 'https://portal.example'), screen);
  } catch (thrown) {
    return thrown;
  }
};

test('without a session the root opens, with the requested address and tab 1', async () => {
  screen.mockClear();
  const answer = (await guard('signed-out', '/form/vehicle-claim?submissionId=7&x=a b')) as Response;
  const to = new URL(answer.headers.get('location') ?? '', 'https://portal.example');
  expect([to.pathname, to.searchParams.get('returnTo'), to.searchParams.get('tab')]).toEqual([
    '/',
    '/form/vehicle-claim?submissionId=7&x=a%20b',
    '1',
  ]);
  expect(answer.headers.get(audienceHeader)).toBe('signed-in');
  expect(screen).not.toHaveBeenCalled();
});

test('what only the device can draw is a frame on the server', async () => {
  screen.mockClear();
  const show = vi.fn<Show>(async () => ({ title: 'Frame', waiting: true }) as ShownPage);
  const url = new URL('https://portal.example/dynamic-content');
  expect(await onDeviceOnly({ show, awake: () => false }, url, screen)).toMatchObject({ waiting: true });
  expect(screen).not.toHaveBeenCalled();
  expect(await onDeviceOnly({ show, awake: () => true }, url, screen)).toEqual({ title: 'Mine' });
});

test('a signed-in person goes on', async () => {
  expect(await guard('signed-in', '/securedPage/my-claim')).toEqual({ title: 'Mine', audience: 'signed-in' });
});

test('the sign-in page explains why a visitor was sent there, and only then', async () => {
  const page = {
    visit: { site: { claimsEnabled: false, dictionary: {} }, acting: { workspace: false } },
    body: {},
  } as unknown as ShownPage;
  const shown = (path: string, state: SessionState['state']) =>
    forVisitors(sessionOf(state), new URL(path, 'https://portal.example'), async () => page);
  expect(await shown('/?returnTo=%2Fform%2Fx&tab=1', 'pending')).toMatchObject({
    notice: 'Sign in to continue. You then get to the page you asked for.',
    queryRead: ['signedOut', 'begun', 'saved', 'sent', 'kept', 'notKept', 'tab'],
  });
  expect((await shown('/?tab=1&begun=1', 'pending')).notice).toMatch(/You have begun this form already/);
  expect((await shown('/?tab=1&saved=1', 'pending')).notice).toMatch(/^Your answers are saved/);
  expect((await shown('/?tab=1&kept=1', 'pending')).notice).toMatch(/^Your answers are kept on this device/);
  expect((await shown('/?tab=1&sent=1', 'pending')).notice).toMatch(/^Your form is sent/);
  expect((await shown('/page/registration?signedOut=1', 'pending')).notice).toBe('You are signed out.');
  expect((await shown('/page/registration?tab=1', 'pending')).notice).toBeUndefined();
  expect((await shown('/', 'signed-out')).notice).toBeUndefined();
});

test('a person who is signed in is led on from the sign-in, whether or not claims are enabled; not where a mailed link leads on', async () => {
  const opened = async (path: string, claimsEnabled: boolean) => {
    const page = { visit: { site: { claimsEnabled, dictionary: {} }, acting: { workspace: false } }, body: {} } as unknown as ShownPage;
    const shown = forVisitors(sessionOf('signed-in'), new URL(path, 'https://portal.example'), async () => page);
    return shown.then(
      () => null,
      (redirected: Response) => redirected.headers.get('location'),
    );
  };
  expect(await opened('/?tab=1', false)).toBe('/securedPage/our_case');
  expect(await opened('/page/registration?signedOut=1', true)).toBe('/securedPage/my-claim');
  expect(await opened('/?token=abc', false)).toBeNull();
});
