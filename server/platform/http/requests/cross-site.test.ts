import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://portal.example' }, true],
  [{}, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://portal.example' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'not an address' }, true],
])('a request with %o is from another site: %s', (headers, expected) => {
  expect(isCrossSite({ headers, host: 'portal.example' })).toBe(expected);
});
