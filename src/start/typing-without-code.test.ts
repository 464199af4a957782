// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { inlineLoader } from '../html-document/inline-loader.ts';
import { restoreTyping } from './typing-without-code.ts';

/** A form that waits for its script: a panel for each room, and a question after them. */
function draw(): HTMLInputElement[] {
  const room = '<div data-name="use"><input></div><div data-name="size"><input></div>';
  document.body.innerHTML = `<div data-awaits-script="" data-version="1"><div data-name="rooms">${room}${room}</div><div data-name="rent"><input></div></div>`;
  return [...document.querySelectorAll('input')];
}

test('what was typed in a panel before the script is there is put back in that panel alone', () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset['person'] = 'ann';
  document.head.append(script);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  // As the document does.
  // oxlint-disable-next-line no-eval -- the one inline script, ours
  globalThis.eval(inlineLoader);
  const [use, size, , , rent] = draw();
  for (const [control, text] of [
    [use, 'bed'],
    [size, '12'],
    [rent, '700'],
  ] as const)
    control!.value = text;
  dispatchEvent(new Event('pagehide'));
  const next = draw();
  restoreTyping(document, 'ann');
  expect(next.map(({ value }) => value)).toEqual(['bed', '12', '', '', '700']);
});
