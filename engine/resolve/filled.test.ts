import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test('every place takes its value as it is: no $ and no brace in a value means anything', () => {
  const values = { name: "$& $1 $' {size}", size: 20 };
  expect(filled('{size} MB: {name}, {size}', values)).toBe("20 MB: $& $1 $' {size}, 20");
});

test('a place without a value stays, also one with the name of an inherited property', () => {
  expect(filled('{constructor} {toString} {missing} {}', {})).toBe('{constructor} {toString} {missing} {}');
});
