// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Site } from '../../tenant/index.ts';
import { CopyReference } from './CopyReference.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('copying the reference states whether it could, each time', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed')).mockResolvedValueOnce();
  render(<CopyReference reference="R-1" site={{ dictionary: {} } as Site} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  for (const words of ['It could not be copied. Select the reference number and copy it yourself.', 'Copied']) {
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(status.textContent).toBe(words));
  }
  expect(writeText.mock.calls).toEqual([['R-1'], ['R-1']]);
});
