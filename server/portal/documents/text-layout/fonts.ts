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

/** Open fonts (OFL) as they are cut into files by script; the first that has a character draws it. One line adds a script. */
const families = [
  import.meta.resolve('@fontsource/noto-sans/package.json'),
  import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
  import.meta.resolve('@fontsource/noto-sans-sc/package.json'),
  import.meta.resolve('@fontsource/noto-emoji/package.json'),
];
/** Files drawn first: those of the first family are listed from rare to common. */
const common = ['latin', 'latin-ext'];

const opened = new Map<Weight, readonly Slice[]>();
const known: Readonly<Record<Weight, Map<number, Face | null>>> = { 400: new Map(), 700: new Map() };

/** The face that has this character; null when no built-in font does. */
export function faceOf(codePoint: number, weight: Weight): Face | null {
  const before = known[weight].get(codePoint);
  if (before !== undefined) return before;
  const slices = opened.get(weight) ?? families.flatMap((family) => slicesOf(family, weight));
  opened.set(weight, slices);
  const face = slices.find(({ covers, face: each }) => covers(codePoint) && hasGlyph(each, codePoint))?.face ?? null;
  known[weight].set(codePoint, face);
  return face;
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
  return { file, bytes: read, font: () => (font ??= create(read()) as Font) };
}

/** `U+0-FF,U+131` as CSS writes it. */
function coverage(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
