import type { GlyphRun } from '@cantoo/fontkit';
import bidiFactory, { type Bidi } from 'bidi-js';
import { faceOf, hasGlyph, type Face, type Weight } from './fonts.ts';

export type Direction = 'ltr' | 'rtl';

/** Neighbouring glyphs of one font, in the order they are drawn. */
export interface Run {
  readonly face: Face;
  readonly glyphs: GlyphRun;
  /** In thousandths of the size. */
  readonly width: number;
}

/** Its types describe another module format than the package has. */
const bidi = (bidiFactory as unknown as () => Bidi)();
/** Written for what no font has. */
const replacement = '\uFFFD';
/** Joiners, selectors, tones of skin and marks of direction: never drawn alone. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Emoji_Modifier}]/u;
const mark = /\p{M}/u;
/** Some fonts have no narrow ones, which French numbers are written with. */
const space = /\p{Zs}/u;

/** Right-to-left scripts and marks of direction: without them nothing is to be reordered. */
const turning = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The direction in which a text begins: of its first strong letter. Pure. */
export const directionOf = (text: string): Direction =>
  turning.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';

/** One line of text as runs from left to right (Unicode bidirectional algorithm). Never throws for a character. */
export function shapeLine(text: string, weight: Weight, base: Direction): readonly Run[] {
  const line = text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
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
    const [face, drawn] = faceFor(shown, weight, last?.face);
    if (!face) continue;
    // Words are shaped one by one, as most are written again and again.
    if (last?.face === face && last.level === level && drawn !== ' ' && !last.text.endsWith(' ') && last.text.length < maxRunLength)
      last.text += drawn;
    else pieces.push({ text: drawn, face, level });
  }
  return inVisualOrder(pieces).map(({ text: piece, face, level }) => shapeWord(piece, face, level % 2 === 1 ? 'rtl' : 'ltr'));
}

/** In characters; what is longer is no word, and shaping takes more than its share for it. */
const maxRunLength = 100;
const shaped = new Map<Face, Map<string, Run>>();
const maxWords = 5000;

function shapeWord(text: string, face: Face, direction: Direction): Run {
  const words = shaped.get(face) ?? new Map<string, Run>();
  if (words.size >= maxWords) words.clear();
  shaped.set(face, words);
  const known = words.get(direction + text);
  if (known) return known;
  const font = face.font();
  const glyphs = font.layout(text, undefined, undefined, undefined, direction);
  const run = { face, glyphs, width: (glyphs.advanceWidth * 1000) / font.unitsPerEm };
  words.set(direction + text, run);
  return run;
}

/** Marks and joiners stay with the font before them when it has them, so that they find their letters. */
function faceFor(letter: string, weight: Weight, before: Face | undefined): [Face | null, string] {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (before && (invisible.test(letter) || mark.test(letter)) && hasGlyph(before, codePoint)) return [before, letter];
  if (invisible.test(letter)) return [null, ''];
  const face = faceOf(codePoint, weight);
  if (face) return [face, letter];
  const instead = space.test(letter) ? '\u00A0' : replacement;
  return [faceOf(instead.codePointAt(0) ?? 0, weight), instead];
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
