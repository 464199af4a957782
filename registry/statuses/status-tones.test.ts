import { expect, test } from 'vitest';
import { formTones, toneOf } from './status-tones.ts';

test('each colour that a tenant may give a status has a tone of its own, and a form that was not begun is grey', () => {
  const tones = ['grey', 'blue', 'orange', 'green', 'red'].map(toneOf);
  expect(tones).toEqual(['neutral', 'information', 'waiting', 'success', 'danger']);
  expect(formTones.NotStarted).toBe(toneOf('grey'));
});
