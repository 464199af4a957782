// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cover } from './cover.tsx';
import { watchDocument } from './watch-document.ts';

/** Whether what was drawn was hidden when the clock was looked at. */
const hiddenAt: (boolean | undefined)[] = [];
const known = Promise.withResolvers<void>();
const watch = {
  check: vi.fn(),
  shownAgain() {
    hiddenAt.push(document.getElementById('portico')?.hasAttribute('hidden'));
    return known.promise;
  },
};

beforeAll(() => {
  vi.useFakeTimers();
  watchDocument(window as unknown as Window, watch);
});
afterAll(() => void vi.useRealTimers());

const shown = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

test('the clock is looked at every second, and at once where the document comes back', () => {
  vi.advanceTimersByTime(3000);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('resume'));
  expect([watch.check.mock.calls.length, hiddenAt]).toEqual([6, []]);
});

test('a document that Back may show again shows nothing until it is known who is signed in', async () => {
  document.body.innerHTML = '<div id="portico">Ann</div>';
  const drawn = document.getElementById('portico')!;
  dispatchEvent(shown('pagehide', false));
  expect(drawn.hasAttribute('hidden')).toBe(false);
  dispatchEvent(shown('pagehide', true));
  dispatchEvent(shown('pageshow', true));
  expect([hiddenAt, drawn.hasAttribute('hidden')]).toEqual([[true], true]);
  known.resolve();
  await known.promise;
  expect(drawn.hasAttribute('hidden')).toBe(false);
  dispatchEvent(shown('pageshow', false));
  expect(hiddenAt).toEqual([true]);
});

test('nothing that was drawn is left in the document when it is covered', () => {
  document.title = 'Ann';
  document.body.innerHTML = '<div id="portico"><p>Ann</p></div>';
  cover(document, 'Session Timeout', 'Sign in again.');
  expect([document.title, document.body.textContent]).toEqual(['Session Timeout', 'Sign in again.']);
});
