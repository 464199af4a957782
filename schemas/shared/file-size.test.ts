import { expect, test } from 'vitest';
import { inMegabytes } from './file-size.ts';

const megabyte = 1024 * 1024;

test.each([
  [20 * megabyte, 20],
  [1.5 * megabyte, 1.5],
  [1.99 * megabyte, 1.9],
  [600 * 1024, 0.5],
  [104_857, 0.099],
  [10_240, 0.009],
])('%d bytes are %d MB', (bytes, megabytes) => {
  expect(inMegabytes(bytes)).toBe(megabytes);
});
