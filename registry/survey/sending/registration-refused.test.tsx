// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { texts } from '../../blocks/form/form.schema.ts';
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
  expect(alert.querySelector('p')?.textContent).toBe('Error This address is taken.');
  const close = screen.getByRole('button', { name: texts.closeNotice });
  expect([close.parentElement, close.dataset['look']]).toEqual([alert, 'quiet']);
});
