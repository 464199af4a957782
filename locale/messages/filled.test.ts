import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test('every place takes its value as it is: no $ and no brace in a value means anything', () => {
  const values = { name: "$& $1 $' {size}", size: 20 };
  expect(filled('{size} MB: {name}, {size}', values)).toBe("20 MB: $& $1 $' {size}, 20");
});

test('a place without a value stays, also one with the name of an inherited property', () => {
  expect(filled('{constructor} {toString} {missing} {}', {})).toBe('{constructor} {toString} {missing} {}');
});

test.each([
  ['Fill in: {form}.', 'Did it help?', 'Fill in: Did it help?'],
  ['{form}: {answer}', 'Did it help?', 'Did it help? Yes'],
  ['{form}\u00a0: {answer}', 'Est-ce juste\u00a0?', 'Est-ce juste\u00a0? Yes'],
  ['{form}\u202f: {answer}', 'Est-ce juste\u202f?', 'Est-ce juste\u202f? Yes'],
  ['{form} : {answer}', 'Est-ce juste ?', 'Est-ce juste ? Yes'],
  ['{form} : {answer}', 'Nom', 'Nom : Yes'],
  ['{form}۔', 'کیا یہ درست ہے؟', 'کیا یہ درست ہے؟'],
  ['{form}.', '\u2068Did it help?\u2069', '\u2068Did it help?\u2069'],
  ['{form}.', 'Your claim', 'Your claim.'],
  ['{form}.', 'Smith & Co.', 'Smith & Co.'],
  ['{form}: {answer}', 'Smith & Co.', 'Smith & Co.: Yes'],
  ['{missing}.', 'Did it help?', '{missing}.'],
])('a value that ends its own sentence has no full stop or colon after it: %s with %s', (text, form, expected) => {
  expect(filled(text, { form, answer: 'Yes' })).toBe(expected);
});
