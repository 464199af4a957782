import { expect, test } from 'vitest';
import { texts } from './documents.schema.ts';
import { sizeInWords } from './size-in-words.ts';

test.each([
  [100, '100 bytes'],
  [1024, '1 kB'],
  [18_211, '18 kB'],
  [1024 * 1024 - 1, '1,024 kB'],
  [1024 * 1024, '1 MB'],
  [1_572_864, '1.5 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeInWords(bytes, texts, 'en')).toBe(words));

test('a size has the digits of its language', () => {
  expect(sizeInWords(18_211, texts, 'fa')).toBe('۱۸ kB');
});
