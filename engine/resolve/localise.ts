import { own } from '../page/json.ts';
import { partsOf } from '../page/pointer.ts';

/** The language being shown, and the tenant's languages in order. */
export interface Languages {
  readonly language: string;
  readonly languages: readonly string[];
}

/** One text of several, and the language it is in where that is not the one shown. */
export interface PickedText {
  readonly text: string;
  /** ISO 639-1 code of the language used instead of the one shown; absent where the text is in it, or says no language. */
  readonly from?: string;
}

/**
 * One text of the three forms of PAGE-09: a string, an object by ISO 639-1 code, or an array in the order of the tenant's
 * languages. A missing language falls back to the tenant's first, then to any; what is no text at all to nothing.
 */
export function pickTextFrom(value: unknown, { language, languages }: Languages): PickedText | undefined {
  if (typeof value === 'string') return { text: value };
  const texts = textsOf(value, languages);
  const found = texts.find(([code]) => code === language) ?? texts.find(([code]) => code === languages[0]) ?? texts[0];
  if (!found) return undefined;
  const [code, text] = found;
  return code === language || !/^[a-z]{2}$/.test(code) ? { text } : { text, from: code };
}

function textsOf(value: unknown, languages: readonly string[]): (readonly [code: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const texts: [code: string, text: unknown][] = Array.isArray(value)
    ? value.map((text: unknown, index) => [languages[index] ?? '', text])
    : Object.entries(value);
  return texts.filter((text): text is [string, string] => typeof text[1] === 'string');
}

/** As `pickTextFrom`, the text alone. */
export const pickText = (value: unknown, languages: Languages): string | undefined => pickTextFrom(value, languages)?.text;

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Attributes of an element whose text is in another language than the page; none where it is not. */
export const languageMark = (from: string | undefined): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } =>
  from === undefined ? {} : { lang: from, dir: rightToLeft.has(from) ? 'rtl' : 'ltr' };

/** As `pickText` for html: a text of another language is in an element that says so. */
export function pickHtml(value: unknown, languages: Languages): string | undefined {
  const picked = pickTextFrom(value, languages);
  const { lang, dir } = languageMark(picked?.from);
  return picked?.text && lang ? `<div lang="${lang}" dir="${dir}">${picked.text}</div>` : picked?.text;
}

/** The one text of the language shown; a text of another language stays in the form that names its language. Undefined for what is no text. */
export function narrowText(value: unknown, languages: Languages): unknown {
  const picked = pickTextFrom(value, languages);
  return picked?.from ? { [picked.from]: picked.text } : picked?.text;
}

type Props = Readonly<Record<string, unknown>>;

/**
 * Puts one language's text at every pointer (`*` stands for each item or key); `html` names those that hold html. Copies only what it
 * changes; never throws; a text that is not there stays away.
 */
export const localise = (props: Props, pointers: readonly string[], languages: Languages, html: readonly string[] = []): Props =>
  mapTexts(props, pointers, (value, pointer) => (html.includes(pointer) ? pickHtml : pickText)(value, languages));

/** As `localise`, for props that travel: see `narrowText`. */
export const narrowTexts = (props: Props, pointers: readonly string[], languages: Languages): Props =>
  mapTexts(props, pointers, (value) => narrowText(value, languages));

const mapTexts = (props: Props, pointers: readonly string[], change: (value: unknown, pointer: string) => unknown): Props =>
  pointers.reduce<unknown>((value, pointer) => replace(value, partsOf(pointer), (text) => change(text, pointer)), props) as Props;

function replace(value: unknown, [part, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (value === undefined || value === null) return value;
  if (part === undefined) return change(value) ?? '';
  if (typeof value !== 'object') return value;
  if (part === '*') {
    if (Array.isArray(value)) return value.map((item) => replace(item, rest, change));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item, rest, change)]));
  }
  const found = own(value, part);
  return found === undefined || Array.isArray(value) ? value : { ...value, [part]: replace(found, rest, change) };
}
