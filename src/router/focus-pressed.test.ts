// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { focusPressed } from './focus-pressed.ts';

test('a button that is pressed has the focus, as Safari does not give it; Enter in a field leaves it in the field', () => {
  document.body.innerHTML = '<form><input /><button>Search</button></form>';
  const [field, button] = [document.querySelector('input')!, document.querySelector('button')!];
  document.addEventListener('click', focusPressed, true);
  field.focus();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  expect(document.activeElement).toBe(field);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(document.activeElement).toBe(button);
  document.removeEventListener('click', focusPressed, true);
});
