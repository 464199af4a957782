// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

const router = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('../../router/router.ts', () => ({ useNavigate: () => router.navigate }));
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

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
