// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NavigationView } from '#schemas/api';
import { examples } from './examples.ts';
import type { Bar } from './bar.ts';
import { Navigation } from './Navigation.tsx';
import { texts } from './navigation.schema.ts';

afterEach(cleanup);

function show(name: string) {
  const act = vi.fn(() => Promise.resolve({ ok: true as const, value: undefined }));
  const data = examples[name]?.data as unknown as Bar['data'];
  const view = render(<Navigation id="bar" text={texts} language="en" data={data} act={act as unknown as Bar['act']} />);
  return { ...view, act };
}

const hrefs = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

test('lists the pages of the menu in their order; secured ones only when signed in', () => {
  show('signedOut');
  expect(hrefs()).toEqual(['/', '/page/our_case', '/page/how_it_works', '/page/updates', '/page/faqs', '/page/contact']);
  cleanup();
  show('full');
  expect(hrefs()).toContain('/securedPage/my-claim');
});

test('the choice of languages is a plain form, and is there only for more than one', () => {
  const { container } = show('signedOut');
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/language');
  expect(form?.querySelector('input[name=returnTo]')?.getAttribute('value')).toBe('/page/our_case');
  expect(
    [...container.querySelectorAll('button[name=language]')].map((button) => [
      button.getAttribute('value'),
      button.getAttribute('lang'),
      button.textContent,
    ]),
  ).toEqual([
    ['en', 'en', 'English'],
    ['cy', 'cy', 'Cymraeg'],
    ['ar', 'ar', 'العربية'],
  ]);
  cleanup();
  expect(show('minimal').container.querySelector('form')).toBeNull();
});

test('with a script the app is asked instead of the form', () => {
  const { act, container } = show('signedOut');
  const sent = fireEvent.click(container.querySelector('button[value=cy]')!);
  expect(sent).toBe(false);
  expect(act).toHaveBeenCalledWith('choose-language', { code: 'cy' });
});

test('the user menu names the person and holds the three entries, only when signed in', () => {
  const { container } = show('full');
  const menu = container.querySelector('#bar-account')!;
  expect([...menu.querySelectorAll('a, button')].map((entry) => entry.textContent)).toEqual([
    'My Profile',
    'Communications Preferences',
    'Logout',
  ]);
  expect(container.querySelector('[popovertarget=bar-account]')?.textContent).toBe('Ada Example');
  cleanup();
  expect(show('signedOut').container.querySelector('#bar-account')).toBeNull();
});

test('Logout is a plain form; with a script the app is asked instead of it', () => {
  const { act, container } = show('full');
  const form = container.querySelector<HTMLFormElement>('#bar-account form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/auth/sign-out']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ returnTo: '/page/registration?signedOut=1' });
  expect(fireEvent.submit(form)).toBe(false);
  expect(act).toHaveBeenCalledWith('sign-out', {});
});

test('a home link, and the draft toggle where the tenant has one', () => {
  const { act } = show('full');
  const toggle = screen.getByRole('switch', { name: 'Draft content' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(toggle);
  expect(act).toHaveBeenCalledWith('toggle-drafts', { on: false });
  expect(hrefs()[0]).toBe('/');
});

test('at the root one entry is the current one: the page that is there, else home', () => {
  const current = () =>
    screen.getAllByRole('link', { hidden: true }).flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []));
  const data = examples['signedOut']?.data as unknown as { navigation: { value: NavigationView } };
  const at = (pages: NavigationView['pages']) => ({
    ...data,
    navigation: { state: 'ready', value: { ...data.navigation.value, currentPath: '/', pages } },
  });
  const entry = { slug: 'registration', title: 'Join or sign in', href: '/page/registration', secured: false };
  const props = { id: 'bar', text: texts, language: 'en', act: vi.fn() as unknown as Bar['act'] };
  render(<Navigation {...props} data={at([{ ...entry, current: true }]) as unknown as Bar['data']} />);
  expect(current()).toEqual(['Join or sign in']);
  cleanup();
  render(<Navigation {...props} data={at([]) as unknown as Bar['data']} />);
  expect(current()).toEqual([texts.home]);
});

test('an open panel closes when the focus leaves it and its button, forwards or backwards, not before', () => {
  const { container } = show('full');
  const [button, panel] = ['[popovertarget=bar-account]', '#bar-account'].map((it) => container.querySelector<HTMLElement>(it)!);
  const hide = vi.fn();
  const open = panel!.parentElement!;
  // The test browser has no popovers.
  vi.spyOn(open, 'querySelector').mockImplementation((asked) =>
    asked === '[popover]:popover-open' ? Object.assign(panel!, { hidePopover: hide }) : null,
  );
  const entries = [...panel!.querySelectorAll('a, button')];
  const leave = (from: Element, to: Element | null) => fireEvent.focusOut(from, { relatedTarget: to });
  leave(entries[1]!, entries[0]!);
  leave(entries[0]!, button!);
  leave(button!, null);
  expect(hide).not.toHaveBeenCalled();
  leave(button!, container.querySelector('[popovertarget=bar-languages]'));
  leave(entries.at(-1)!, container.querySelector('[popovertarget=bar-languages]'));
  expect(hide).toHaveBeenCalledTimes(2);
});
