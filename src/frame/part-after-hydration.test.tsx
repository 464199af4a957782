// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { partAfterHydration } from './part-after-hydration.tsx';

afterEach(cleanup);

test('a late part is drawn once its code is asked for, not before: nothing changes around a form that is being taken over', async () => {
  let asked = 0;
  const { Part, load } = partAfterHydration(async () => {
    asked += 1;
    return () => <p>late</p>;
  });
  const { container } = render(<Part />);
  await act(async () => undefined);
  expect([asked, container.textContent]).toEqual([0, '']);
  await act(load);
  expect([asked, container.textContent]).toEqual([1, 'late']);
});

test('code that cannot be loaded is reported to who asked for it, and takes nothing else of the page with it', async () => {
  const { Part, load } = partAfterHydration(() => Promise.reject(new Error('gone')));
  const { container } = render(<Part />);
  await act(() => expect(load()).rejects.toThrow('gone'));
  expect(container.textContent).toBe('');
});
