/**
 * A copy of `value` with every string at `pointer` replaced; `*` stands for each item or key. What does not have the
 * shape the pointer expects stays as it is: the validator of the page will say so. Pure; never throws.
 */
export function replaceAt(value: unknown, pointer: string, replace: (text: string) => string): unknown {
  return walk(
    value,
    pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
    replace,
  );
}

/** A localised text in its three forms: a string, one per language, or a list in the order of languages (PAGE-09). */
export function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'string' ? replace(item) : item));
  if (!isRecord(value)) return value;
  return mapValues(value, (item) => (typeof item === 'string' ? replace(item) : item));
}

function walk(value: unknown, parts: readonly string[], replace: (text: string) => string): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return replaceTexts(value, replace);
  if (Array.isArray(value)) return part === '*' ? value.map((item) => walk(item, rest, replace)) : value;
  if (!isRecord(value)) return value;
  if (part === '*') return mapValues(value, (item) => walk(item, rest, replace));
  return Object.hasOwn(value, part) ? { ...value, [part]: walk(value[part], rest, replace) } : value;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (value: Readonly<Record<string, unknown>>, change: (item: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));
