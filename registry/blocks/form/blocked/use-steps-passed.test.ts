// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStepsPassed } from './use-steps-passed.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('going back or forth among the steps of a form that was sent skips them, and leaves the form', () => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://acme.test/form/vehicle#step-3');
  const ways = (['back', 'forward'] as const).map((way) => vi.spyOn(history, way).mockImplementation(() => undefined));
  const travel = (to: string, index: number) => {
    vi.stubGlobal('navigation', { currentEntry: { index } });
    history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return ways.map((way) => way.mock.calls.length);
  };
  vi.stubGlobal('navigation', { currentEntry: { index: 3 } });
  const { rerender } = renderHook(({ active }) => useStepsPassed(active), { initialProps: { active: true } });
  expect(travel('/form/vehicle#step-2', 2)).toEqual([1, 0]);
  expect(travel('/form/vehicle#step-3', 3)).toEqual([1, 1]);
  expect(travel('/form/vehicle#step-3', 3)).toEqual([1, 1]);
  expect(travel('/hub', 0)).toEqual([1, 1]);
  rerender({ active: false });
  expect(travel('/form/vehicle#step-2', 2)).toEqual([1, 1]);
});
