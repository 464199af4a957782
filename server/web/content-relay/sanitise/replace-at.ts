import { escapePart, partsOf } from '#schemas/shared/pointer';
import { isObject } from '#locale/is-object';

/** What replaces a text; `pointer` leads to the text. */
type Replace = (text: string, pointer: string) => string;

/**
 * A copy of `value` with every string at `pointer` replaced; `*` stands for each item or key. What does not have the
 * shape the pointer expects stays as it is: the validator of the page reports it. `at` is where `value` itself is.
 */
export function replaceAt(value: unknown, pointer: string, replace: Replace, at = ''): unknown {
  return walk(value, partsOf(pointer), replace, at);
}

/** A localised text in its three forms: a string, one per language, or a list in the order of languages (PAGE-09). */
function replaceTexts(value: unknown, replace: Replace, at = ''): unknown {
  if (typeof value === 'string') return replace(value, at);
  return mapParts(value, (item, key) => (typeof item === 'string' ? replace(item, below(at, key)) : item));
}

function walk(value: unknown, parts: readonly string[], replace: Replace, at: string): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return replaceTexts(value, replace, at);
  if (part === '*') return mapParts(value, (item, key) => walk(item, rest, replace, below(at, key)));
  return isObject(value) && Object.hasOwn(value, part) ? { ...value, [part]: walk(value[part], rest, replace, below(at, part)) } : value;
}

/** The pointer to a part of what is at `at`. */
export const below = (at: string, key: string | number): string => `${at}/${escapePart(key)}`;

/** A copy of a list or an object with every part changed; anything else as it is. */
export function mapParts(value: unknown, change: (item: unknown, key: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => change(item, index));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item, key)]));
}
