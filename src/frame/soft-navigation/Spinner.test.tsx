// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Spinner } from './Spinner.tsx';

const navigation = vi.hoisted(() => ({ state: 'idle' }));
vi.mock('../../router/router.ts', () => ({ useNavigation: () => navigation, useMatches: () => [] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const spoken = () => screen.getByRole('status').textContent;

test('what takes a moment is announced and covered, without taking the focus; what is quick is not', () => {
  const { rerender } = render(<Spinner />);
  const now = (state: string) => {
    navigation.state = state;
    rerender(<Spinner />);
  };
  now('loading');
  pass(399);
  expect([spoken(), screen.getByRole('status').className]).toEqual(['', '']);
  now('idle');
  pass(1000);
  expect(spoken()).toBe('');

  now('loading');
  pass(400);
  expect([spoken(), screen.getByRole('status').className]).toEqual(['Loading', 'spinner']);
  expect(document.activeElement).toBe(document.body);
  now('idle');
  expect([spoken(), screen.getByRole('status').className]).toEqual(['', '']);
});
