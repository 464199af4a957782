// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepSentFiles, sentFiles } from './sent-files.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const none = { arrived: [], missing: [] };

test('the confirmation of a submit knows which of its files arrived, and nothing of another submit', () => {
  const files = { arrived: ['v5c.pdf'], missing: ['car.jpg'] };
  keepSentFiles('R-1', files);
  expect(sentFiles('R-1')).toEqual(files);
  expect([sentFiles('R-2'), sentFiles('')]).toEqual([none, none]);
});

test('storage that is closed, or holds something else, is as if nothing was kept', () => {
  for (const kept of ['{', '7', '{"reference":"R-1","arrived":"v5c.pdf","missing":[1]}']) {
    sessionStorage.setItem('portico.sent-files', kept);
    expect(sentFiles('R-1')).toEqual(none);
  }
  const closed = () => {
    throw new DOMException('closed');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
  keepSentFiles('R-1', none);
  expect(sentFiles('R-1')).toEqual(none);
  vi.unstubAllGlobals();
});
