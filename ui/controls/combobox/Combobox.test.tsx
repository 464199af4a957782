// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({ key: label, label, value: `${label}!` }));
const find = (typed: string) => fruits.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));
const meant = (typed: string) => (typed !== '' && find(typed).length === 1 ? find(typed)[0] : undefined);
const words = { count: (found: number) => `${found} found`, none: 'Nothing fits' };
const box = (defaultValue?: string) => (
  <Combobox id="fruit" name="fruit" label="Fruit" {...{ find, meant, words, ...(defaultValue === undefined ? {} : { defaultValue }) }} />
);

function show(defaultValue?: string) {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<form onSubmit={submitted}>{box(defaultValue)}</form>);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' });
  field.focus();
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  /** Answers whether the browser would go on with the key. */
  const press = (key: string, more = {}) => fireEvent.keyDown(field, { key, ...more });
  return { field, type, press };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('before any script it is a text field that a form can post', () => {
  const html = renderToString(box('Banana'));
  expect(html).toContain('name="fruit"');
  expect(html).toContain('value="Banana"');
  expect(html).not.toContain('listbox');
});

test('typing filters, Enter takes the first without submitting, and the list is tied to the field', () => {
  const { field, type, press } = show();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  type('ap');
  expect(options()).toEqual(['Apple', 'Apricot']);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Fruit' }).id);
  expect(screen.getByRole('status').textContent).toBe('2 found');
  expect(active(field)).toBe('Apple');
  expect(press('Enter')).toBe(false);
  expect(field.value).toBe('Apple!');
  expect(options()).toEqual([]);
  expect(press('Enter')).toBe(true);
});

test('arrows open, go round and are taken on leaving; Alt and up closes', () => {
  const { field, press } = show();
  press('ArrowDown');
  expect(options()).toHaveLength(4);
  expect(active(field)).toBeUndefined();
  press('ArrowUp');
  expect(active(field)).toBe('Cherry');
  press('ArrowDown');
  expect(active(field)).toBe('Apple');
  press('ArrowUp', { altKey: true });
  expect(options()).toEqual([]);
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  fireEvent.blur(field);
  expect(field.value).toBe('Apricot!');
});

test('Escape closes and keeps what was typed; a key of an input method is left alone', () => {
  const { field, type, press } = show();
  type('ap');
  expect(press('Enter', { isComposing: true })).toBe(true);
  expect(press('Escape')).toBe(false);
  expect([options(), field.value]).toEqual([[], 'ap']);
  fireEvent.blur(field);
  expect(field.value).toBe('ap');
});

test('a touch opens all with the chosen one active, and another touch takes one', () => {
  const { field } = show('Banana!');
  fireEvent.click(field);
  expect(options()).toHaveLength(4);
  expect(active(field)).toBe('Banana');
  const cherry = screen.getByRole('option', { name: 'Cherry' });
  expect(fireEvent.mouseDown(cherry)).toBe(false);
  fireEvent.click(cherry);
  expect(field.value).toBe('Cherry!');
});

test('what means one option becomes it: typed early, filled in by the browser, or left; that nothing fits is announced', () => {
  const { field, type } = show('ban');
  expect(field.value).toBe('Banana!');
  type('zzz');
  expect(screen.getByRole('status').textContent).toBe('Nothing fits');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  type('ch');
  fireEvent.blur(field);
  expect(field.value).toBe('Cherry!');
  field.blur();
  type('apr');
  expect([field.value, options()]).toEqual(['Apricot!', []]);
});
