// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { maxHtmlLength } from '#schemas/shared/html-rules';
import { sanitise, sanitiseInForm } from './sanitiser.ts';

test('the browser leaves nothing that the server takes out', () => {
  const given =
    '<p data-a="1" style="color: red">a <textarea>b</textarea><dialog>c</dialog><img srcset="x 2x" alt="d"><a href="/x" ping="/y" autofocus target="_blank">e</a></p>';
  const clean = sanitise(given);
  for (const gone of ['data-a', 'style', 'textarea', 'dialog', 'srcset', 'ping', 'autofocus']) expect(clean).not.toContain(gone);
  expect(clean).toContain('<a href="/x" target="_blank">e</a>');
});

test('html has no id of the portal’s own document', () => {
  expect(sanitise('<p id="portico-state">a</p><p id="why">b</p>')).toBe('<p>a</p><p id="why">b</p>');
});

test('html of a form has no buttons, frames and styles either, and the longest that is looked at is that of the server', () => {
  expect(
    sanitiseInForm('<b style="font-weight: bold">a</b><button>b</button><iframe src="/x"></iframe><select><option>c</option></select>'),
  ).toBe('<b>a</b>bc');
  expect(sanitiseInForm('x'.repeat(maxHtmlLength + 10))).toHaveLength(maxHtmlLength);
});
