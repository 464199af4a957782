// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('the seconds left are counted by the wall clock, each begun one whole, and stop at none', () => {
  const { result } = renderHook(() => useCountdown(2500));
  expect(result.current).toBe(3);
  pass(1000);
  expect(result.current).toBe(2);
  // A device that slept: the next tick knows what time it is.
  vi.setSystemTime(60_000);
  pass(1000);
  expect(result.current).toBe(0);
});

test('a new deadline is counted from its own moment, not from the last tick before it', () => {
  const { result, rerender } = renderHook(({ deadline }) => useCountdown(deadline), { initialProps: { deadline: 1000 } });
  pass(900);
  rerender({ deadline: 900 + 30_000 });
  expect(result.current).toBe(30);
  pass(1000);
  expect(result.current).toBe(29);
});
