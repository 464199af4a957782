// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { failedSignOut } from '../auth/failed-sign-out.ts';
import { createUnsent } from '../forms/unsent.ts';
import type { ActionContext } from './action.ts';
import { createAct } from './create-act.ts';

const browser = {
  go: vi.fn(),
  goWithBack: vi.fn(),
  forgetAhead: vi.fn(),
  refresh: vi.fn(async () => undefined),
  reload: vi.fn(),
  leave: vi.fn(),
};
const data = { reload: vi.fn(async () => undefined) };
const session = { end: vi.fn(async () => true) };
const unsent = createUnsent();
const act = createAct({ browser, data, session, site: { language: 'en' }, unsent } as unknown as ActionContext);

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('navigate goes to addresses of this portal only', async () => {
  expect(await act('navigate', { to: '/page/faqs' })).toEqual({ ok: true, value: undefined });
  expect(browser.go).toHaveBeenCalledWith('/page/faqs', false);
  expect(await act('navigate', { to: '//evil.example' })).toMatchObject({ ok: false, code: 'not-this-portal' });
  expect(browser.go).toHaveBeenCalledTimes(1);
});

test('navigate goes before the call returns, so that a step of a form has its entry even where nothing can be loaded any more', () => {
  void act('navigate', { to: '/form/claim#step-2', replace: true });
  expect(browser.go).toHaveBeenCalledExactlyOnceWith('/form/claim#step-2', true);
});

test('choosing a language stores it under `language` and loads the page again', async () => {
  await act('choose-language', { code: 'cy' });
  expect(localStorage.getItem('language')).toBe('cy');
  expect(document.cookie).toContain('language=cy');
  expect(browser.reload).toHaveBeenCalledTimes(1);
  expect(await act('choose-language', { code: 'cy; path=/evil' })).toMatchObject({ ok: false });
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test('the page is asked for again once the choice can be read back, and not where it is not kept', async () => {
  const order: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => (order.push('read'), 'a=1; language=cy'));
  browser.reload.mockImplementationOnce(() => void order.push('reload'));
  expect(await act('choose-language', { code: 'cy' })).toEqual({ ok: true, value: undefined });
  expect(order).toEqual(['read', 'reload']);
  browser.reload.mockClear();
  expect(await act('choose-language', { code: 'fr' })).toEqual({ ok: false, code: 'not-kept' });
  expect(browser.reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('choosing the language that is shown keeps the choice and leaves the page as it is', async () => {
  expect(await act('choose-language', { code: 'en' })).toMatchObject({ ok: true });
  expect([localStorage.getItem('language'), document.cookie.includes('language=en')]).toEqual(['en', true]);
  expect(browser.reload).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('portico.language-changed')).toBeNull();
});

test('a sign-out that did not reach the server signs out no one, and is known to have failed', async () => {
  session.end.mockResolvedValueOnce(false);
  expect(await act('sign-out', { to: '/' })).toEqual({ ok: false, code: 'still-signed-in' });
  expect([failedSignOut.current(), browser.leave.mock.calls]).toEqual([{ to: '/' }, []]);
  expect(await act('sign-out', { to: '/' })).toMatchObject({ ok: true });
  expect(await act('sign-out', { to: '/?tab=1' })).toMatchObject({ ok: true });
  expect(await act('sign-out', {})).toMatchObject({ ok: true });
  expect(browser.leave.mock.calls).toEqual([['/?signedOut=1'], ['/?tab=1&signedOut=1'], ['/page/registration?signedOut=1']]);
});

test('the draft toggle is stored as show_draft_content, then content is asked again', async () => {
  await act('toggle-drafts', { on: true });
  expect(localStorage.getItem('show_draft_content')).toBe('true');
  expect(browser.refresh).toHaveBeenCalledTimes(1);
});

test('an action that fails, or does not exist, is an outcome and never a rejection', async () => {
  data.reload.mockRejectedValueOnce(new Error('no network'));
  expect(await act('reload', { need: 'claims' })).toMatchObject({ ok: false });
  expect(await act('constructor' as 'reload', { need: '' })).toEqual({ ok: false, code: 'not-available' });
});
