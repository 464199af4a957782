// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing } from '../drawn-form.fixture.ts';
import { lastStep, press, saved, show } from '../shown-form.fixture.tsx';

measureNothing();
afterEach(cleanup);

test('why a registration was refused is a paragraph of its own, and the button that closes it a quiet one after it', async () => {
  show({ ...lastStep, registers: 'details' }, (name) =>
    name === 'submit-form' ? { ok: false, code: 'username-exists', message: 'This address is taken.' } : saved,
  );
  press('Submit');
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Error', 'This address is taken.']);
  const close = screen.getByRole('button', { name: texts.closeNotice });
  expect([close.parentElement, close.dataset['look']]).toEqual([alert, 'quiet']);
});

test.each(['network', 'status-502', 'failed'])(
  'without words of the server (%s) the message offers another try, which sends the same once more',
  async (code) => {
    let tries = 0;
    const { sent } = show({ ...lastStep, registers: 'details' }, (name) =>
      name === 'submit-form' && ++tries === 1 ? { ok: false, code } : saved,
    );
    press('Submit');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toMatch(/\d/);
    press(texts.tryAgain);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.sending }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent() as { idempotencyKey: string }[];
    expect(second).toEqual(first);
  },
);

test('closing it leads to the question of the first form whose answer is refused, where there is one', async () => {
  const { act } = show({ ...lastStep, registers: 'details', returnHref: '/page/registration?tab=0' }, (name) =>
    name === 'submit-form' ? { ok: false, code: 'answers-refused', details: { family_name: 'Last Name is invalid' } } : saved,
  );
  press('Submit');
  expect((await screen.findByRole('alert')).textContent).toContain('Last Name is invalid');
  press(texts.closeNotice);
  expect(act).toHaveBeenLastCalledWith('navigate', { to: '/page/registration?tab=0#question-family_name' });
});
