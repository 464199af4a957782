import { expect, test } from 'vitest';
import { inMegabytes } from './megabytes.ts';

const megabyte = 1024 * 1024;

test.each([
  [20 * megabyte, 20],
  [1.5 * megabyte, 1.5],
  [1.99 * megabyte, 1.9],
  [600 * 1024, 0.5],
  [1, 0.1],
])('%d bytes are %d MB', (bytes, megabytes) => {
  expect(inMegabytes(bytes)).toBe(megabytes);
});
