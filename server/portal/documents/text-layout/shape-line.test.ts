import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { lacksLetters } from './drawable.ts';
import { hanOf } from './han-of.ts';
import { directionOf, shapeLine } from './shape-line.ts';

const shape = (text: string, language = 'en') => shapeLine(text, { weight: 400, direction: directionOf(text), han: hanOf(text, language) });
const glyphsOf = (text: string) => shape(text).flatMap(({ glyphs }) => glyphs.glyphs.map(({ id }) => id));
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
  ['Hebrew with points', 'דוד בְּרֵאשִׁית צה״ל'],
  ['Bengali', 'অনিতা রহমান'],
  ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Tamil', 'லட்சுமி ஸ்ரீ'],
  ['Thai', 'ปี่ ป้ำ สมชาย'],
  ['Chinese and Japanese', '我叫王小明。カタカナ'],
  ['Korean', '김민수 大韓民國'],
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
  const [alone] = glyphsOf('ه');
  expect(new Set(glyphsOf('ههه')).size).toBe(3);
  expect(glyphsOf('ههه')).not.toContain(alone);
});

const filesOf = (text: string, language?: string) => [
  ...new Set(shape(text, language).map(({ face }) => /noto-[a-z]+(-(sc|jp|kr))?/.exec(face.file)?.[0])),
];

test.each([
  ['骨直海', 'en', ['noto-sans-sc']],
  ['骨直海', 'zh-Hant', ['noto-sans-sc']],
  ['骨直海', 'ja-JP', ['noto-sans-jp']],
  ['骨直海', 'ko', ['noto-sans-kr']],
  ['骨のある人', 'zh', ['noto-sans-jp']],
  ['カタカナ', 'en', ['noto-sans-jp']],
  ['김민수 大韓', 'ja', ['noto-sans-kr', 'noto-sans']],
])('%s in %s has the shapes of its language', (text, language, files) => {
  expect(filesOf(text, language).toSorted()).toEqual(files.toSorted());
});

test('letters of India join and change places as their scripts want it', () => {
  const ligatures = ['ক্ষ', 'ज्ञ', 'க்ஷ'];
  expect(ligatures.map((text) => glyphsOf(text).length)).toEqual([1, 1, 1]);
  const [vowel] = glyphsOf('कि');
  expect(vowel).not.toBe(glyphsOf('क')[0]);
  expect(glyphsOf('দি').at(-1)).toBe(glyphsOf('দ')[0]);
});

test('Bengali syllables do not reach into the next one, and vowels within a word are joined to it', () => {
  const idsOf = (text: string) => glyphsOf(text).join();
  expect(idsOf('মোহন')).toBe([idsOf('মো'), idsOf('হ'), idsOf('ন')].join());
  expect(idsOf('মির্জা')).toBe([idsOf('মি'), idsOf('র্জা')].join());
  const [initial] = glyphsOf('লে');
  expect(glyphsOf('কেক')[0]).toBe(initial);
  expect(glyphsOf('সালে')).not.toContain(initial);
  expect(glyphsOf('অ্যা')).toEqual(glyphsOf('অ্যাপ').slice(0, -1));
});

test('a vowel with a shadda is above it, in whichever order they are stored', () => {
  for (const text of ['م\u064E\u0651', 'م\u0651\u064E']) {
    const heights = shape(text).flatMap(({ glyphs }) =>
      glyphs.glyphs.map(({ codePoints }, index) => [codePoints[0], glyphs.positions?.[index]?.yOffset ?? 0] as const),
    );
    const heightOf = new Map(heights);
    expect(heightOf.get(0x64e)).toBeGreaterThan(heightOf.get(0x651) ?? 0);
  }
});

test('hyphens and signs of names are drawn, and what is for machines only is not', () => {
  expect(seen('Anne‐Marie Jean‑Luc')).toBe('Anne-Marie Jean-Luc');
  expect(filesOf('Anne‑Marie')).toEqual(['noto-sans']);
  for (const text of ['ʼAbd', '李·約翰', 'ロジャー・ムーア', '№ 5', 'l·l', '״׳־'])
    expect([text, seen(text).includes('\uFFFD'), missing(text)]).toEqual([text, false, 0]);
  const inkOf = (text: string) => shape(text).reduce((sum, { width }) => sum + width, 0);
  for (const sign of [
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u202A',
    '\u2060',
    '\u2066',
    '\uFEFF',
    '\u00AD',
    '\uFFF9',
    '\u{E0041}',
  ])
    expect([sign, inkOf(`a${sign}b`)]).toEqual([sign, inkOf('ab')]);
});

test('a sign that no font has is written in its compatible form', () => {
  expect(seen('\u2A74')).toBe('::=');
  expect(lacksLetters('\u2A74')).toBe(false);
});

/** Languages whose scripts have no font here. */
const withoutFont = ['am', 'bo', 'gu', 'hy', 'ka', 'km', 'kn', 'lo', 'ml', 'my', 'or', 'si', 'te'];
/** Others that Intl has months of. */
const withFont =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu id ig is it ja kk ko ky lt lv mk mn mr ms nb ne nl pa pl ps pt ro ru sd sk sl so sq sr sv sw ta tg th tr ur uk uz vi yo yue zh zh-Hant zu'
    .split(' ')
    .filter((language) => !withoutFont.includes(language));
const samplesOf = (language: string) => [
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '',
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date(2026, month, 3 + month)),
  ),
];

test('dates and names of languages are drawn whole in every language that has a font, and reported in others', () => {
  for (const language of withFont)
    for (const text of samplesOf(language)) {
      expect([language, text, lacksLetters(text)]).toEqual([language, text, false]);
      expect([text, missing(text)]).toEqual([text, 0]);
    }
  for (const language of withoutFont) expect([language, lacksLetters(samplesOf(language).join(' '))]).toEqual([language, true]);
  expect(lacksLetters('typed by a person: \uFFFD')).toBe(false);
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
