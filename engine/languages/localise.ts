import { partsOf } from '#schemas/shared/pointer';
import { pickHtml } from './language-mark.ts';
import type { LanguageTally } from './language-tally.ts';
import { narrowText, pickTextFrom, type Languages } from './pick-text.ts';

type Props = Readonly<Record<string, unknown>>;

export interface LocaliseOptions {
  /** Those of the pointers that hold html: a text of another language is in an element with its `lang`. */
  readonly html?: readonly string[] | undefined;
  /** Counts the plain texts, which have no `lang` of their own. */
  readonly tally?: LanguageTally;
  /** The language of what is around the block, where it is not the one shown. */
  readonly around?: string | undefined;
}

/**
 * Puts one language's text at every pointer (`*` stands for each item or key). What needs no change is the same object as before;
 * never throws; a missing text stays missing.
 */
export const localise = (
  props: Props,
  pointers: readonly string[],
  languages: Languages,
  { html, tally, around }: LocaliseOptions = {},
): Props =>
  mapTexts(props, pointers, (value, pointer) => {
    if (html?.includes(pointer)) return pickHtml(value, languages, around);
    const picked = pickTextFrom(value, languages);
    if (picked) tally?.add(picked);
    return picked?.text;
  });

/** As `localise`, for props that travel: see `narrowText`. */
export const narrowTexts = (props: Props, pointers: readonly string[], languages: Languages): Props =>
  mapTexts(props, pointers, (value) => narrowText(value, languages));

/** Makes another value of one text; the pointer is the one that named it. */
type TextMapper = (value: unknown, pointer: string) => unknown;

/** Pointers as a tree, so that each value is visited once: the pointer of a text, or parts by name (`*`: each item or key). */
type Places = string | Map<string, Places>;

const placesOf = new WeakMap<readonly string[], Places>();

function mapTexts(props: Props, pointers: readonly string[], change: TextMapper): Props {
  let places = placesOf.get(pointers);
  if (!places) placesOf.set(pointers, (places = gather(pointers)));
  return replace(props, places, change) as Props;
}

function gather(pointers: readonly string[]): Places {
  const root = new Map<string, Places>();
  for (const pointer of pointers) {
    const parts = partsOf(pointer);
    const last = parts.pop();
    if (last === undefined) continue;
    let places: Places = root;
    for (const part of parts) {
      if (typeof places === 'string') break;
      const inner: Places = places.get(part) ?? new Map<string, Places>();
      places.set(part, inner);
      places = inner;
    }
    // A part of a text is no text of its own.
    if (typeof places !== 'string') places.set(last, pointer);
  }
  return root;
}

function replace(value: unknown, places: Places, change: TextMapper): unknown {
  if (value === undefined || value === null) return value;
  if (typeof places === 'string') return change(value, places) ?? '';
  if (typeof value !== 'object') return value;
  const each = places.get('*');
  const inList = Array.isArray(value);
  const parts = value as Record<string | number, unknown>;
  let copy: typeof parts | undefined;
  const put = (key: string | number, inner: Places): void => {
    if (!Object.hasOwn(parts, key)) return;
    const found = parts[key];
    const text = replace(found, inner, change);
    if (text !== found) (copy ??= inList ? ([...value] as never) : { ...parts })[key] = text;
  };
  if (!each) for (const [key, inner] of places) put(key, inner);
  else if (inList) for (let index = 0; index < value.length; index += 1) put(index, each);
  else for (const key in parts) put(key, places.get(key) ?? each);
  return copy ?? value;
}
