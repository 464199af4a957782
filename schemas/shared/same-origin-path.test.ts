import { expect, test } from 'vitest';
import { isSameOriginPath } from './same-origin-path.ts';

test.each([
  ['/page/faqs', true],
  ['/form/x?returnTo=/a#part', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['page/faqs', false],
  ['/a/..//evil.example', false],
  ['/.//evil.example', false],
  ['/page\\..\\x', false],
  ['/page/\nfaqs', false],
  ['/\t/evil.example', false],
])('%s is an address of this portal: %s', (to, own) => {
  expect(isSameOriginPath(to)).toBe(own);
});
