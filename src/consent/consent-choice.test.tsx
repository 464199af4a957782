// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { inlineConsent } from './consent-choice.ts';

const root = document.documentElement;
const consent = vi.fn();
document.addEventListener('consent', consent);
const setCookie = (value: string) => (document.cookie = `consent=${value};path=/`);
const openDocument = (): void => {
  document.body.innerHTML = `<section id="cookie-consent" tabindex="-1"><button data-consent-choice="analytics">Accept</button>
    <input type="checkbox"><button data-consent-choice="">Save</button></section>
    <main id="main" tabindex="-1"></main><p><button data-consent-choice="analytics" id="of-content">Prize</button><button data-consent-open>Settings</button></p>`;
  // oxlint-disable-next-line no-implied-eval, no-new-func -- as the document runs it
  new Function(inlineConsent)();
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('a document asks until a choice was made, keeps it, and asks again with what was chosen', () => {
  openDocument();
  expect(root.dataset['consent']).toBe('ask');
  press('#of-content');
  expect([root.dataset['consent'], document.cookie]).toEqual(['ask', '']);
  press('#cookie-consent [data-consent-choice="analytics"]');
  expect([root.dataset['consent'], document.cookie, consent.mock.calls.length]).toEqual(['analytics', 'consent=analytics', 1]);
  expect(document.activeElement?.id).toBe('main');
  const settings = document.querySelector<HTMLElement>('[data-consent-open]');
  settings?.click();
  const box = document.querySelector<HTMLInputElement>('input');
  expect([root.dataset['consent'], document.activeElement?.id, box?.checked]).toEqual(['ask', 'cookie-consent', true]);
  // Another tab chooses while this one is asked: its own answer counts.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.dataset['consent']).toBe('ask');
  box?.click();
  press('[data-consent-choice=""]');
  expect([root.dataset['consent'], document.cookie, document.activeElement]).toEqual(['necessary', 'consent=necessary', settings]);
  setCookie('analytics');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([root.dataset['consent'], consent.mock.calls.length]).toEqual(['analytics', 3]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(consent).toHaveBeenCalledTimes(3);
});
