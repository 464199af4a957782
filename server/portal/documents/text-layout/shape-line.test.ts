import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { directionOf, shapeLine } from './shape-line.ts';

const shape = (text: string, base = directionOf(text)) => shapeLine(text, 400, base);
/** What is on the line from left to right, as code points. */
const seen = (text: string): string =>
  shape(text)
    .flatMap(({ glyphs }) => glyphs.glyphs.flatMap(({ codePoints }) => codePoints))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
const missing = (text: string): number => shape(text).flatMap(({ glyphs }) => glyphs.glyphs.filter(({ id }) => id === 0)).length;

test.each([
  ['Polish and Welsh', 'Łukasz Zażółć, Dŵr Ŷ'],
  ['Greek and Russian', 'Ελλάδα, Россия'],
  ['Vietnamese', 'Tiếng Việt'],
  ['Hindi', 'नमस्ते'],
  ['Arabic and Urdu', 'محمد ٹڈڑ'],
  ['Chinese and Japanese', '我叫王小明。カタカナ'],
  ['emoji', '😀👨‍👩‍👧👍🏽❤️'],
])('%s is written with glyphs of its own', (_, text) => {
  expect([missing(text), seen(text).includes('\uFFFD')]).toEqual([0, false]);
});

test('a narrow space of French numbers is a space', () => {
  expect(seen('1\u202F200,50 £')).toBe('1\u00A0200,50 £');
});

test('what no font has, control characters and half characters never throw and leave the rest', () => {
  expect(seen('a\u{12000}b')).toBe('a\uFFFDb');
  expect(seen('a\u0007b\uD800c\u0000')).toBe('a b c ');
  expect(shape('')).toEqual([]);
  for (let code = 0; code < 0x3000; code += 7) expect(() => shape(`x${String.fromCodePoint(code)}y`)).not.toThrow();
});

test('right-to-left text is laid from right to left, its numbers and foreign words are not, its brackets turn', () => {
  expect(directionOf('محمد Smith')).toBe('rtl');
  expect(directionOf('12 Smith محمد')).toBe('ltr');
  expect(seen('اد 12 cd')).toBe('cd 12 دا');
  expect(seen('x (اد) y')).toBe('x (دا) y');
  expect(seen('ا(د')).toBe('د)ا');
});

test('Arabic letters join: the same letter is another glyph alone and inside of a word', () => {
  const glyphsOf = (text: string) => shape(text).flatMap(({ glyphs }) => glyphs.glyphs.map(({ id }) => id));
  const [alone] = glyphsOf('ه');
  expect(new Set(glyphsOf('ههه')).size).toBe(3);
  expect(glyphsOf('ههه')).not.toContain(alone);
});

const ten = (piece: string): number => Array.from(piece).length * 10;

test('lines end between words, keep the breaks of the text and cut what is too long', () => {
  expect(breakLines('one two three', 80, ten)).toEqual(['one two', 'three']);
  expect(breakLines('one\n\r\ntwo', 80, ten)).toEqual(['one', '', 'two']);
  expect(breakLines('a abcdefghijkl b', 50, ten)).toEqual(['a', 'abcde', 'fghij', 'kl b']);
  expect(breakLines('say (yes), now', 60, ten)).toEqual(['say', '(yes),', 'now']);
  expect(breakLines('我叫王小明，住在伦敦。', 40, ten).every((line) => Array.from(line).length <= 4)).toBe(true);
});

test('no line is wider than it may be, nothing is lost', () => {
  const text = 'Mae fy nghar wedi torri. '.repeat(40) + 'x'.repeat(300) + '我叫王小明'.repeat(50);
  const lines = breakLines(text, 300, ten);
  expect(lines.filter((line) => ten(line.trim()) > 300)).toEqual([]);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
