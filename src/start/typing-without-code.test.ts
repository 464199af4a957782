// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { inlineLoader } from '../html-document/inline-loader.ts';
import { offerAgain, restoreTyping } from './typing-without-code.ts';

/** A form that waits for its script: a panel for each room, and a question after them. */
function draw(): HTMLInputElement[] {
  const room = '<div data-name="use"><input></div><div data-name="size"><input></div>';
  document.body.innerHTML = `<div data-awaits-script="" data-version="1"><div data-name="rooms">${room}${room}</div><div data-name="rent"><input></div></div>`;
  return [...document.querySelectorAll('input')];
}

const own = Object.assign(document.createElement('script'), { type: 'text/plain' });
own.dataset['typingPlace'] = 'ann /form/rooms';
document.head.append(own);
Object.defineProperty(document, 'currentScript', { configurable: true, value: own });
// As the document does.
// oxlint-disable-next-line no-eval -- the one inline script, ours
globalThis.eval(inlineLoader);

const leave = (): void => void dispatchEvent(new Event('pagehide'));
const type = (control: HTMLInputElement | undefined, text: string): void => void (control!.value = text);

test('that a form cannot be sent yet is stated once its code is missing, and nowhere in the page before', () => {
  document.body.innerHTML = '<div role="alert" data-code-missing="Not yet" hidden><p></p><button></button></div>';
  const [notice] = document.querySelectorAll<HTMLElement>('[role=alert]');
  expect([notice?.hidden, document.body.textContent]).toEqual([true, '']);
  expect(offerAgain(document)).toBe(true);
  expect([notice?.hidden, document.body.textContent]).toEqual([false, 'Not yet']);
});

test('what was typed in a panel before the script is there is put back in that panel alone', () => {
  const [use, size, , , rent] = draw();
  type(use, 'bed');
  type(size, '12');
  type(rent, '700');
  leave();
  const next = draw();
  restoreTyping(document);
  expect(next.map(({ value }) => value)).toEqual(['bed', '12', '', '', '700']);
});

test('where the next document has answers that were saved elsewhere meanwhile, what was typed is put back beside them, and in place of none', () => {
  const [use, size] = draw();
  type(use, 'bed');
  type(size, '12');
  leave();
  const next = draw();
  document.querySelector<HTMLElement>('[data-awaits-script]')!.dataset['version'] = '2';
  for (const index of [1, 4]) next[index]!.defaultValue = 'saved elsewhere';
  restoreTyping(document);
  expect(next.map(({ value }) => value)).toEqual(['bed', 'saved elsewhere', '', '', 'saved elsewhere']);
});

test('a choice is put back where none was made elsewhere, and in place of the one that it was made instead of', () => {
  const choose = (saved: string): HTMLInputElement[] => {
    const radio = (value: string) => `<input type="radio" name="fuel_1" value="${value}"${value === saved ? ' checked' : ''}>`;
    document.body.innerHTML = `<div data-awaits-script=""><div data-name="fuel">${['a', 'b', 'c'].map(radio).join('')}</div></div>`;
    return [...document.querySelectorAll('input')];
  };
  const afterReload = (before: string, now: string): string | undefined => {
    choose(before)[1]!.checked = true;
    leave();
    const next = choose(now);
    restoreTyping(document);
    return next.find(({ checked }) => checked)?.value;
  };
  expect([afterReload('', ''), afterReload('a', 'a'), afterReload('', 'c'), afterReload('a', 'c')]).toEqual(['b', 'b', 'c', 'c']);
});

/** A form that asks these questions, each with its choices in this order. */
function drawChoices(order: readonly string[], more = ''): HTMLInputElement[] {
  const box = (value: string) => `<input type="checkbox" value="${value}">`;
  document.body.innerHTML = `<div data-awaits-script=""><div data-name="cars">${more}<div data-name="model"><input></div></div><div data-name="fruit">${order.map(box).join('')}</div></div>`;
  return [...document.querySelectorAll('input')];
}

test('what was typed is put back in its own question, and on its own choice, also where others are before them by now', () => {
  const [model, , pear] = drawChoices(['apple', 'pear']);
  type(model, 'Golf');
  pear!.checked = true;
  leave();
  const next = drawChoices(['pear', 'plum', 'apple'], '<div data-name="make"><input></div>');
  restoreTyping(document);
  expect(next.map(({ type, value, checked }) => (type === 'text' ? value : checked))).toEqual(['', 'Golf', true, false, false]);
});

test('what was typed in documents one after the other, none of which had its script, is there together, the newest where it is twice', () => {
  const radio = (value: string) => `<input type="radio" name="fuel" value="${value}">`;
  const drawFuel = (): HTMLInputElement[] => {
    document.body.innerHTML = `<div data-awaits-script=""><div data-name="rent"><input></div><div data-name="fuel">${radio('a')}${radio('b')}</div></div>`;
    return [...document.querySelectorAll('input')];
  };
  let [rent, first, second] = drawFuel();
  type(rent, '700');
  second!.checked = true;
  leave();
  [rent, first, second] = drawFuel();
  first!.checked = true;
  leave();
  [rent, first, second] = drawFuel();
  restoreTyping(document);
  expect([rent!.value, first!.checked, second!.checked]).toEqual(['700', true, false]);
});

test('what the next document does not show waits for one that does; a page that comes back from memory forgets nothing of another one', () => {
  const [use] = draw();
  type(use, 'bed');
  leave();
  document.body.innerHTML = '<div data-awaits-script=""><div data-name="rent"><input></div></div>';
  restoreTyping(document);
  expect(document.querySelector('input')!.value).toBe('');
  document.body.innerHTML = '<main></main>';
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const next = draw();
  restoreTyping(document);
  expect(next[0]!.value).toBe('bed');
});

test('a question that is read-only by now stays as it is', () => {
  const [use] = draw();
  type(use, 'bed');
  leave();
  const next = draw();
  next[0]!.readOnly = true;
  restoreTyping(document);
  expect(next[0]!.value).toBe('');
});

test('a document that comes back from memory takes back what it holds itself, and nothing that was typed in a later one', () => {
  const [use, size] = draw();
  type(use, 'bed');
  leave();
  const [, later] = draw();
  type(later, '12');
  leave();
  const [again] = draw();
  type(again, 'bed');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const next = draw();
  restoreTyping(document);
  expect([size?.value, next.map(({ value }) => value)]).toEqual(['', ['', '12', '', '', '']]);
});

test('what is left again and again is no younger for that', () => {
  vi.useFakeTimers();
  const [use] = draw();
  type(use, 'bed');
  leave();
  vi.advanceTimersByTime(6 * 60_000);
  const [, size] = draw();
  type(size, '12');
  leave();
  vi.advanceTimersByTime(6 * 60_000);
  const next = draw();
  restoreTyping(document);
  expect(next.map(({ value }) => value)).toEqual(['', '12', '', '', '']);
  vi.useRealTimers();
});
