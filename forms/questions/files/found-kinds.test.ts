import { expect, test } from 'vitest';
import { wrongKindText, wrongKindWords } from './found-kinds.ts';

const text = (found: string, named: string) => wrongKindText(found, named, (key) => wrongKindWords[key]);

test.each([
  ['docx', 'jpg', 'It is a Word document, not a picture. Choose another one.'],
  ['pdf', 'jfif', 'It is a PDF, not a picture. Choose another one.'],
  ['exe', 'pdf', 'It is a program, not a PDF. Choose another one.'],
  ['tif', 'jpg', 'Its name ends in JPG, but it is of the kind TIF. Choose another one.'],
  ['doc', 'docx', 'Its name ends in DOCX, but it is of the kind DOC. Choose another one.'],
])('a file of the kind %s named .%s: %s', (found, named, words) => {
  expect(text(found, named)).toBe(words);
});

test('what has no words is not put into any', () => {
  expect([text('xyz', 'jpg'), text('jpg', 'xyz')]).toEqual([undefined, undefined]);
});
