import { expect, test } from 'vitest';
import { hasVersion } from './has-version.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"v2"', true],
  ['W/"v2"', true],
  ['"v1", W/"v2"', true],
  ['*', true],
  ['"v1"', false],
  ['v2', false],
])('of version "v2", If-None-Match: %s → %s', (header, known) => {
  expect([hasVersion(header, '"v2"'), hasVersion(header, 'W/"v2"')]).toEqual([known, known]);
});
