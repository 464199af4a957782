// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

type Leaving = (asked: { historyAction: string; nextLocation: { pathname: string } }) => boolean;
const router = vi.hoisted(() => ({ navigate: vi.fn(), reset: vi.fn(), state: 'unblocked', holds: undefined as unknown }));
vi.mock('../../navigation/router.ts', () => ({
  useNavigate: () => router.navigate,
  useBlocker(holds: unknown) {
    router.holds = holds;
    return { state: router.state, reset: router.reset };
  },
}));
const place = vi.hoisted(() => ({ query: '' }));
vi.mock('../../visit/use-shown.ts', () => ({
  useShown: () => ({
    visit: {
      url: new URL(`https://acme.test/claim-confirmation${place.query}`),
      site: { claimsEnabled: true, dictionary: {} },
      acting: { workspace: false, account: 'own' },
    },
    status: 200,
    view: { html: '<h1>Thanks</h1>', reference: 'R-1' },
  }),
}));
vi.mock('../../visit/portal-context.ts', () => ({ usePortal: () => ({}) }));

const home = '/securedPage/my-claim';
const arrive = (query: string, type: string): void => {
  place.query = query;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  render(<ConfirmationScreen />);
};

beforeEach(() => {
  vi.clearAllMocks();
  router.state = 'unblocked';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the browser’s Back leads to the hub and not into the form that was sent; links lead to their addresses', () => {
  arrive('', 'navigate');
  const holds = router.holds as Leaving;
  expect(holds({ historyAction: 'POP', nextLocation: { pathname: '/form/vehicle-claim' } })).toBe(true);
  expect(holds({ historyAction: 'POP', nextLocation: { pathname: home } })).toBe(false);
  expect(holds({ historyAction: 'PUSH', nextLocation: { pathname: '/page/faqs' } })).toBe(false);
  expect(router.navigate).not.toHaveBeenCalled();
  cleanup();
  router.state = 'blocked';
  history.replaceState(null, '', '/claim-confirmation');
  arrive('', 'navigate');
  expect(router.reset).toHaveBeenCalledOnce();
  expect(router.navigate.mock.calls).toEqual([[home, { replace: true }]]);
});

test('the hub takes the place of the confirmation, never of the form: the browser must be back first', () => {
  router.state = 'blocked';
  history.replaceState(null, '', '/form/vehicle-claim');
  arrive('', 'navigate');
  expect(router.navigate).not.toHaveBeenCalled();
  history.replaceState(null, '', '/claim-confirmation');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router.navigate.mock.calls).toEqual([[home, { replace: true }]]);
});

test.each([
  ['?isSaveAndReturn=true', 'reload', [[home, { replace: true }]]],
  ['?isSaveAndReturn=true', 'navigate', []],
  ['?isSaveAndReturn=false', 'reload', []],
  ['', 'reload', []],
])('of %j after %s', (query, type, led) => {
  arrive(query, type);
  expect(router.navigate.mock.calls).toEqual(led);
});
