import { expect, test } from 'vitest';
import { questionIn, questionPart } from './question-part.ts';

test('a question has a part of an address, whatever its name; another part names none', () => {
  for (const name of ['family_name', 'a name with "signs" & #', 'اسم'])
    expect(questionIn(new URL(questionPart(name), 'https://portal.example').hash)).toBe(name);
  expect(['', '#step-2', '#question-%E0%A4'].map(questionIn)).toEqual([undefined, undefined, undefined]);
});
