import type { Font, GlyphRun } from '@cantoo/fontkit';
import bidiFactory, { type Bidi } from 'bidi-js';
import { drawable, undrawn } from './drawable.ts';
import { faceOf, hasGlyph, type Face, type Han, type Weight } from './fonts.ts';

export type Direction = 'ltr' | 'rtl';

/** How a line is shaped. */
export interface Shaping {
  readonly weight: Weight;
  readonly direction: Direction;
  readonly han: Han;
}

/** Neighbouring glyphs of one font, in the order they are drawn. */
export interface Run {
  readonly face: Face;
  readonly glyphs: GlyphRun;
  /** In thousandths of the size. */
  readonly width: number;
}

/** Its types describe another module format than the package has. */
const bidi = (bidiFactory as unknown as () => Bidi)();
const mark = /\p{M}/u;

/** Right-to-left scripts and marks of direction: without them nothing is to be reordered. */
const turning = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether a part of a text goes from right to left, or may. Pure. */
export const hasRightToLeft = (text: string): boolean => turning.test(text);

/** The direction in which a text begins: of its first strong letter. Pure. */
export const directionOf = (text: string): Direction =>
  turning.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';

/** One line of text as runs from left to right (Unicode bidirectional algorithm). Never throws for a character. */
export function shapeLine(text: string, { weight, direction: base, han }: Shaping): readonly Run[] {
  const line = drawable(text, han);
  const plain = base === 'ltr' && !turning.test(line);
  const levels = plain ? [] : bidi.getEmbeddingLevels(line, base).levels;
  const mirrored = plain ? new Map<number, string>() : bidi.getMirroredCharactersMap(line, levels as Uint8Array);
  const pieces: { text: string; face: Face; level: number }[] = [];
  let index = 0;
  for (const letter of line) {
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    const shown = level % 2 === 1 ? (mirrored.get(index) ?? letter) : letter;
    index += letter.length;
    const face = faceFor(shown, weight, han, last?.face);
    if (!face) continue;
    // Words are shaped one by one, as most are written again and again.
    if (last?.face === face && last.level === level && shown !== ' ' && !last.text.endsWith(' ') && last.text.length < maxRunLength)
      last.text += shown;
    else pieces.push({ text: shown, face, level });
  }
  return inVisualOrder(pieces).map(({ text: piece, face, level }) => shapeWord(piece, face, level % 2 === 1 ? 'rtl' : 'ltr'));
}

/** In characters; what is longer is no word, and shaping takes more than its share for it. */
const maxRunLength = 100;
let shaped = new WeakMap<Face, Map<string, Run>>();
/** Of all words together, in characters. */
const maxShaped = 50_000;
let shapedLength = 0;

function shapeWord(text: string, face: Face, direction: Direction): Run {
  const words = shaped.get(face) ?? new Map<string, Run>();
  const known = words.get(direction + text);
  if (known) return known;
  const font = face.font();
  const glyphs = layOut(font, text, direction);
  const run = { face, glyphs, width: (glyphs.advanceWidth * 1000) / font.unitsPerEm };
  shapedLength += text.length;
  if (shapedLength > maxShaped) [shaped, shapedLength] = [new WeakMap(), 0];
  shaped.set(face, words.set(direction + text, run));
  return run;
}

const bengali = /\p{Script=Bengali}/u;
/** A letter with its marks, and each letter that a virama joins to it. */
const syllable = /[^](?:[\p{M}\u200C\u200D]|(?<=\u09CD\u200D?)\p{L})*/gu;

/**
 * Bengali letters join and change places within a syllable. The library lets them do so with the next syllable too (মোহন became মোহ্ন), and gives each vowel
 * before its letter the form that it has at the beginning of a word. In words of the other scripts it places each glyph as HarfBuzz does: 100,000 compared.
 */
function layOut(font: Font, text: string, direction: Direction): GlyphRun {
  const layout = (part: string, features?: Record<string, boolean>): GlyphRun =>
    font.layout(part, features, undefined, undefined, direction);
  if (!bengali.test(text)) return layout(text);
  const [first = '', ...others] = text.match(syllable) ?? [];
  const runs = [layout(first), ...others.map((other) => layout(other, { init: false }))];
  return Object.assign(layout(''), {
    glyphs: runs.flatMap(({ glyphs }) => glyphs),
    positions: runs.flatMap(({ positions }) => positions ?? []),
  });
}

/** Marks and joiners stay with the font before them when it has them, so that they find their letters. */
function faceFor(letter: string, weight: Weight, han: Han, before: Face | undefined): Face | null {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (before && (undrawn.test(letter) || mark.test(letter)) && hasGlyph(before, codePoint)) return before;
  return undrawn.test(letter) ? null : faceOf(codePoint, weight, han);
}

/** Rule L2: from the highest level down, neighbours of that level or above change places. */
function inVisualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const levels = order.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return order;
}
