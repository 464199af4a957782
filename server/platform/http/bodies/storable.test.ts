import { expect, test } from 'vitest';
import { storableJson, storableText } from './storable.ts';

test('a NUL and half an emoji become a replacement sign, in texts and keys at any depth; the rest stays', () => {
  const source = String.raw`{"a\u0000":["x\ud83dy",{"b":"\ud83d\ude00","c":1,"d":null}]}`;
  expect(storableJson(JSON.parse(source), source)).toEqual({ 'a\ufffd': ['x\ufffdy', { b: '😀', c: 1, d: null }] });
  expect(storableText('a\0b')).toBe('a\ufffdb');
});

test('a body without such escapes is the very value that was parsed', () => {
  const value = { a: 'ð😀' };
  expect(storableJson(value, JSON.stringify(value))).toBe(value);
});
