// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { measureNothing } from '../drawn-form.fixture.ts';
import { showField } from '../field.fixture.tsx';

measureNothing();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['in view', 0],
  ['that has to be scrolled to', -500],
])('each line of the summary leads to the input it names, where others of a question %s are wrong too', async (_, top) => {
  const { send } = showField({ type: 'phone', isRequired: true });
  send();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 20));
  const focused = vi.fn<(id: string) => void>();
  document.addEventListener('focusin', ({ target }) => focused((target as Element).id));
  for (const [line, part] of [
    [/Mobile Number is required\./, 'number'],
    [/Dialing Code is Required\./, 'country'],
    [/Mobile Number is required\./, 'number'],
  ] as const) {
    focused.mockClear();
    fireEvent.click(screen.getByRole('link', { name: line }));
    await waitFor(() => expect(focused).toHaveBeenCalled());
    // SurveyJS focuses some frames after it has scrolled.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(focused.mock.calls.map(([id]) => id.split('-').at(-1))).toEqual([part]);
  }
});
