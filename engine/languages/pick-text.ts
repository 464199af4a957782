import { own } from '../page/json.ts';

export type Direction = 'ltr' | 'rtl';

/** The language being shown, and the tenant's languages in order. */
export interface Languages {
  readonly language: string;
  readonly languages: readonly string[];
  /** Which way the tenant's languages are written, by code (`languages[].dir` of the tenant). */
  readonly directions?: Readonly<Record<string, Direction>>;
}

/** One text of several, and the language it is in where that is not the one shown. */
export interface PickedText {
  readonly text: string;
  /** ISO 639-1 code of the language used instead of the one shown; absent where the text is in it, or names no language. */
  readonly from?: string;
}

const isString = (value: unknown): value is string => typeof value === 'string';

/**
 * One text of the three forms of PAGE-09: a string, an object by ISO 639-1 code, or an array in the order of the tenant's
 * languages. A missing language falls back to the tenant's first, then to any; what is no text at all to nothing.
 */
export function pickTextFrom(value: unknown, { language, languages }: Languages): PickedText | undefined {
  if (isString(value)) return { text: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const inOrder = Array.isArray(value);
  const textIn = (code: string): unknown => (inOrder ? value[languages.indexOf(code)] : own(value, code));
  const text = textIn(language);
  if (isString(text)) return { text };
  const [first] = languages;
  if (first !== undefined) {
    const fallback = textIn(first);
    if (isString(fallback)) return fromLanguage(first, fallback);
  }
  const any = Object.entries(value).find((entry): entry is [string, string] => isString(entry[1]));
  return any && fromLanguage(inOrder ? (languages[Number(any[0])] ?? '') : any[0], any[1]);
}

const fromLanguage = (code: string, text: string): PickedText => (/^[a-z]{2}$/.test(code) ? { text, from: code } : { text });

/**
 * A word of a tenant's dictionary that has an English default behind it: a text of another language stands in only where it is of the
 * tenant's first, and never for English.
 */
export function dictionaryWord(dictionary: unknown, key: string, languages: Languages): PickedText | undefined {
  const picked = pickTextFrom(own(dictionary, key), languages);
  return picked?.from && (languages.language === 'en' || picked.from !== languages.languages[0]) ? undefined : picked;
}

/** As `pickTextFrom`, the text alone. */
export const pickText = (value: unknown, languages: Languages): string | undefined => pickTextFrom(value, languages)?.text;

/** The one text of the language shown; a text of another language stays in the form that names its language. Undefined for what is no text. */
export function narrowText(value: unknown, languages: Languages): unknown {
  const picked = pickTextFrom(value, languages);
  return picked?.from ? { [picked.from]: picked.text } : picked?.text;
}
