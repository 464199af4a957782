// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { focusLanguageButton, keepLanguageChange, takeLanguageChange } from './changed-language.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <button popovertarget="pages">Menu</button>
    <button popovertarget="bar-languages">English</button>
    <div id="bar-languages" popover><button data-language="cy">Cymraeg</button></div>`;
});

test('the next document knows of a change of the language, once', () => {
  expect(takeLanguageChange()).toBe(false);
  keepLanguageChange();
  expect([takeLanguageChange(), takeLanguageChange()]).toEqual([true, false]);
});

test('the focus goes back to the button of the languages, and nowhere where there is none', () => {
  focusLanguageButton();
  expect(document.activeElement?.textContent).toBe('English');
  document.body.innerHTML = '<button popovertarget="pages">Menu</button>';
  focusLanguageButton();
  expect(document.activeElement).toBe(document.body);
});
