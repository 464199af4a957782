import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from '@cantoo/fontkit';

export type Weight = 400 | 700;

/** One font file; it is read when its first character is needed. */
export interface Face {
  readonly file: string;
  readonly bytes: () => Buffer;
  readonly font: () => Font;
}

interface Slice {
  readonly covers: (codePoint: number) => boolean;
  readonly face: Face;
}

/** Whose shapes Han characters have, which one code point stands for in all of them. */
export type Han = 'sc' | 'jp' | 'kr';

/** Open fonts (OFL) as they are cut into files by script; the first that has a character draws it. One line adds a script. Devanagari is in the first. */
const alphabets = [
  import.meta.resolve('@fontsource/noto-sans/package.json'),
  import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
  import.meta.resolve('@fontsource/noto-sans-hebrew/package.json'),
  import.meta.resolve('@fontsource/noto-sans-bengali/package.json'),
  import.meta.resolve('@fontsource/noto-sans-gurmukhi/package.json'),
  import.meta.resolve('@fontsource/noto-sans-tamil/package.json'),
  import.meta.resolve('@fontsource/noto-sans-thai/package.json'),
];
const eastAsian: Readonly<Record<Han, string>> = {
  sc: import.meta.resolve('@fontsource/noto-sans-sc/package.json'),
  jp: import.meta.resolve('@fontsource/noto-sans-jp/package.json'),
  kr: import.meta.resolve('@fontsource/noto-sans-kr/package.json'),
};
const pictographs = [import.meta.resolve('@fontsource/noto-emoji/package.json')];
const families: Readonly<Record<Han, readonly string[]>> = {
  sc: [...alphabets, eastAsian.sc, eastAsian.jp, eastAsian.kr, ...pictographs],
  jp: [...alphabets, eastAsian.jp, eastAsian.kr, eastAsian.sc, ...pictographs],
  kr: [...alphabets, eastAsian.kr, eastAsian.jp, eastAsian.sc, ...pictographs],
};
/** Files drawn first: those of the first family are listed from rare to common. */
const common = ['latin', 'latin-ext'];

const byFamily = new Map<string, readonly Slice[]>();
interface OpenFont {
  readonly slices: readonly Slice[];
  readonly faces: Map<number, Face | null>;
}
const opened = new Map<Han, Map<Weight, OpenFont>>();
/** Files that stay open from one document to the next. With every glyph in use each takes about a megabyte. */
const maxOpenFiles = 60;
let openFiles = 0;

/** Closes the fonts of earlier documents, if these were of many scripts. */
export function closeFonts(): void {
  if (openFiles <= maxOpenFiles) return;
  openFiles = 0;
  byFamily.clear();
  opened.clear();
}

/** The face that has this character, with these shapes of Han characters first; null when no built-in font does. */
export function faceOf(codePoint: number, weight: Weight, han: Han): Face | null {
  const { slices, faces } = opened.get(han)?.get(weight) ?? open(han, weight);
  const before = faces.get(codePoint);
  if (before !== undefined) return before;
  const face = slices.find(({ covers, face: each }) => covers(codePoint) && hasGlyph(each, codePoint))?.face ?? null;
  faces.set(codePoint, face);
  return face;
}

function open(han: Han, weight: Weight): OpenFont {
  const slices = families[han].flatMap((family) => {
    const ofFamily = byFamily.get(`${family} ${weight}`) ?? slicesOf(family, weight);
    byFamily.set(`${family} ${weight}`, ofFamily);
    return ofFamily;
  });
  const made = { slices, faces: new Map<number, Face | null>() };
  opened.set(han, (opened.get(han) ?? new Map<Weight, OpenFont>()).set(weight, made));
  return made;
}

export const hasGlyph = (face: Face, codePoint: number): boolean => face.font().hasGlyphForCodePoint(codePoint);

function slicesOf(family: string, weight: Weight): Slice[] {
  const folder = dirname(fileURLToPath(family));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const names = Object.keys(ranges).sort((one, other) => rank(one) - rank(other));
  return names.map((name) => {
    // Numbered files carry their number in brackets there.
    const file = join(folder, 'files', `${basename(folder)}-${name.replace(/[[\]]/g, '')}-${weight}-normal.woff`);
    return { covers: coverage(ranges[name] ?? ''), face: openLater(file) };
  });
}

const rank = (name: string): number => (common.includes(name) ? common.indexOf(name) : common.length);

function openLater(file: string): Face {
  let bytes: Buffer | undefined;
  let font: Font | undefined;
  const read = (): Buffer => (bytes ??= readFileSync(file));
  return {
    file,
    bytes: read,
    font() {
      if (!font) openFiles += 1;
      return (font ??= create(read()) as Font);
    },
  };
}

/** `U+0-FF,U+131` as CSS writes it. */
function coverage(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
