// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing } from '../drawn-form.fixture.ts';
import { lastStep, press, show, value } from '../shown-form.fixture.tsx';

measureNothing();
afterEach(cleanup);

/** Whether the button that sends can be pressed. */
const isReady = (): boolean => screen.getByRole('button', { name: /Submit|Sending…/ }).getAttribute('aria-disabled') === null;

test.each([
  ['was prevented', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no code'))],
])(
  'once the answers have arrived, the button is busy while the next screen is on its way; where that %s, it works again',
  async (_, ended) => {
    const { promise: arrival, resolve: end } = Promise.withResolvers<void>();
    const { act: asked, sent } = show(lastStep, (name) => ({ ok: true, value: name === 'submit-form' ? { ...value, arrival } : value }));
    press('Submit');
    await act(async () => {
      await Promise.all(asked.mock.results.map(({ value: outcome }) => outcome as unknown));
    });
    expect(sent()).toHaveLength(1);
    expect(isReady()).toBe(false);
    press('Sending…');
    await act(async () => end(ended()));
    expect(isReady()).toBe(true);
    expect(sent()).toHaveLength(1);
  },
);

test('the first form of a registration leads to the details: nothing is sent meanwhile, and its button does not state that it is', async () => {
  const arrival = new Promise<void>(() => undefined);
  show({ ...lastStep, registers: 'first' }, () => ({ ok: true, value: { ...value, arrival } }));
  press('Submit');
  expect(await screen.findByRole('button', { name: texts.loading })).not.toBeNull();
  expect(screen.queryByRole('button', { name: texts.sending })).toBeNull();
});
