import { own } from '../page/json.ts';
import { pickTextFrom, type Direction, type Languages } from './pick-text.ts';

/** Attributes of an element whose text is in another language than what is around it; none where it is not. */
export interface LanguageMark {
  readonly lang?: string;
  readonly dir?: Direction;
}

/** Languages written from right to left, for texts in a language that the tenant does not list. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

const directionOf = (code: string, { directions }: Languages): Direction =>
  (own(directions, code) as Direction | undefined) ?? (rightToLeft.has(code) ? 'rtl' : 'ltr');

/** The mark of a text from that language; none for a text of the language shown (`from` is absent then). */
export const languageMark = (from: string | undefined, languages: Languages): LanguageMark =>
  from === undefined ? {} : { lang: from, dir: directionOf(from, languages) };

/** As `pickText` for html: a text of another language than what is `around` it is in an element with `lang` and `dir`. */
export function pickHtml(value: unknown, languages: Languages, around = languages.language): string | undefined {
  const picked = pickTextFrom(value, languages);
  const code = picked?.from ?? languages.language;
  if (!picked?.text || code === around) return picked?.text;
  return `<div lang="${code}" dir="${directionOf(code, languages)}">${picked.text}</div>`;
}
