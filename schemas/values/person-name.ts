import { tidyLine } from './tidy-line.ts';

const apostrophes = `'’‘‛′‵\`´ʹ＇ꞌ՚׳״΄᾽᾿῾`;
const hyphens = '\\p{Pd}−＝';
const stops = '.．。,，、،۔॰૰';
/** Between the parts of a name: Catalan, Chinese, Japanese, Tibetan. */
const middleDots = '·・･‧•∙⋅་༌';
/** They belong to the spelling of Persian, Urdu, Sinhala and other languages. */
const joiners = '\u200C\u200D';

const maxLength = 255;
const personName = new RegExp(
  `^[${apostrophes}]?\\p{L}[\\p{L}\\p{M}\\p{N}${joiners} ${stops}${apostrophes}${middleDots}${hyphens}]*$`,
  'u',
);
/** They turn the text around that follows. */
const turns = '\u202A-\u202E';
const anyPersonName = new RegExp(
  `^[^\\p{Cc}\\p{Cs}<>${turns}]*[^\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}<>${turns}\\u2800][^\\p{Cc}\\p{Cs}<>${turns}]*$`,
  'u',
);

/** Signs that are not drawn and belong to no name: all that Unicode lets be ignored, but joiners, variation selectors, and what turns the text that follows. */
const invisible = /(?!\p{Variation_Selector}|\u200C|\u200D|[\u202A-\u202E])\p{Default_Ignorable_Code_Point}/gu;
const loose = new RegExp(`(^|\\s)[${joiners}${turns}]+|[${joiners}${turns}]+(?=\\s|$)`, 'g');

/** A name as it is stored, however it was typed or pasted: one line without invisible marks; joiners stay within a word. Pure. */
export const tidyName = (typed: string): string => tidyLine(tidyLine(typed.replaceAll(invisible, '')).replaceAll(loose, '$1'));

/**
 * CTL-NAME: whether a tidy name is one. It begins with a letter of any script, perhaps after an apostrophe; then letters and their marks, digits, spaces,
 * and the full stops, commas, apostrophes, hyphens and middle dots of all scripts, 255 signs at most. `anyName`: whatever can be seen, without `<` and `>`.
 * Pure.
 */
export const isPersonName = (name: string, anyName = false): boolean =>
  [...name].length <= maxLength && (anyName ? anyPersonName : personName).test(name);
