// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whenParsed } from './when-parsed.ts';

test('a document still on its way is waited for; one that has come is not', async () => {
  const begun = vi.fn();
  const half = Object.assign(new EventTarget(), { readyState: 'loading' }) as unknown as Document;
  const waiting = whenParsed(half).then(begun);
  await Promise.resolve();
  expect(begun).not.toHaveBeenCalled();
  half.dispatchEvent(new Event('DOMContentLoaded'));
  await waiting;
  expect(begun).toHaveBeenCalledTimes(1);
  await whenParsed({ readyState: 'interactive' } as Document);
});
