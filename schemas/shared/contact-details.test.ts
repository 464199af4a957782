import { expect, test } from 'vitest';
import { tidyLine } from './contact-details.ts';

test('a line has composed letters, one space where there was white space, and none around it', () => {
  expect(tidyLine(' \tSia\u0302n\u00a0 Marie\r\nJones ')).toBe('Siân Marie Jones');
  expect([tidyLine(''), tidyLine(' \n ')]).toEqual(['', '']);
});

test('letters that only look alike stay apart', () => {
  expect(tidyLine('ﬁ Ａ ²')).toBe('ﬁ Ａ ²');
});
