import { expect, test } from 'vitest';
import { seenLine, seenText } from './hidden-signs.ts';

test('a letter mark, tags, controls and what turns text around are removed; joiners and pictures stay', () => {
  const hidden = '\u061C\u200B\u200E\u200F\u202E\u2066\u2069\uFEFF\u{E0041}\u{E007F}\u0000\u001B\u0085\u2028';
  expect(seenText(`Please${hidden} add`)).toBe('Please add');
  expect(seenText(' One.\r\nTwo.\rThree.\t4 ')).toBe('One.\nTwo.\nThree.\t4');
  expect(seenLine(`\u202EAnn${hidden}\r\nLee `)).toBe('Ann Lee');
  for (const kept of ['می\u200Cخواهم', '👩\u200D💻', '❤\uFE0F']) expect([seenLine(kept), seenText(kept)]).toEqual([kept, kept]);
});
