// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const paste = (value: string, box = boxes()[0] ?? expect.unreachable()) => {
  fireEvent.input(box, { target: { value } });
  fireEvent.keyUp(box, { key: 'v' });
  fireEvent.change(box, { target: { value } });
};
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each([
  ['text', { type: 'text', maxLength: 40 }],
  ['comment', { type: 'comment', maxLength: 40 }],
  ['multipletext', { type: 'multipletext', items: [{ name: 'a', maxLength: 40 }] }],
  ['matrixdynamic', { type: 'matrixdynamic', rowCount: 1, columns: [{ name: 'a', cellType: 'text', maxLength: 40 }] }],
])('a paste above the limit of a %s stays, is counted and is refused when the step is left', (_, question) => {
  const { send } = showField(question);
  expect(boxes()[0]?.getAttribute('maxlength')).toBeNull();
  paste('x'.repeat(29));
  expect(document.body.textContent).not.toContain('Characters left');
  paste('x'.repeat(32));
  expect(document.body.textContent).toContain('Characters left: 8');
  expect(announced()).toContain('Characters left: 10');
  paste('x'.repeat(43));
  expect(boxes()[0]?.value).toHaveLength(43);
  expect(document.body.textContent).toContain('Characters too many: 3');
  expect(announced()).toContain('This is too long. Number of characters allowed: 40.');
  send();
  expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('This is too long.');
});
