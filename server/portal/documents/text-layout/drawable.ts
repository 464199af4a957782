import { faceOf, type Han } from './fonts.ts';

/** Written for what no font has. */
const replacement = '\uFFFD';
/** Never drawn: joiners, selectors, marks of direction, tones of skin, annotations. */
export const undrawn = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Emoji_Modifier}\uFFF9-\uFFFB]/u;
/** Controls, halves of characters and separators of lines; a tab is one of them. */
const blank = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Unicode's order of marks has the vowel first; fonts then put it between letter and shadda, where it reads as another vowel (UTR 53). */
const vowelBeforeShadda = /([\u064B-\u0650]+)\u0651/gu;
/** Hyphens that look alike and that not every font has, so that a name would have one of another font. */
const hyphen = /[\u2010\u2011]/gu;

/**
 * A line in characters that a font has: spaces and dashes that none has become plain ones, other characters what Unicode has as their compatible form, and
 * the rest replacement signs. Pure.
 */
export function drawable(text: string, han: Han): string {
  const line = text.normalize('NFC').replace(blank, ' ').replace(hyphen, '-').replace(vowelBeforeShadda, '\u0651$1');
  return Array.from(line, (letter) => drawn(letter, han)).join('');
}

/** Whether a text has letters that no font has. Pure. */
export const lacksLetters = (text: string): boolean => drawable(text.replaceAll(replacement, ''), 'sc').includes(replacement);

/** What was written for characters that no font has. */
const substitutes = new Map<string, string>();

function drawn(letter: string, han: Han): string {
  if (hasFace(letter, han)) return letter;
  const substitute = substitutes.get(letter) ?? substituteFor(letter, han);
  substitutes.set(letter, substitute);
  return substitute;
}

function substituteFor(letter: string, han: Han): string {
  if (undrawn.test(letter)) return letter;
  if (/\p{Zs}/u.test(letter)) return '\u00A0';
  if (/\p{Pd}/u.test(letter)) return '-';
  const compatible = letter.normalize('NFKD');
  return Array.from(compatible).every((part) => hasFace(part, han)) ? compatible : replacement;
}

const hasFace = (letter: string, han: Han): boolean => faceOf(letter.codePointAt(0) ?? 0, 400, han) !== null;
